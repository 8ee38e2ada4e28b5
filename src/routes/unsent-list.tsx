import { unsent as texts } from '#domain/texts'
import { entryKindName } from '~/features/entry/stored/entry-change'
import { choiceKindName } from '~/features/entry/stored/choice-change'
import { tickKindName } from '~/features/entry/stored/tick-change'
import { goalKindName } from '~/features/goal/goal-change'
import { settingsKindName } from '~/features/user/settings-change'
import { useKeptFocus } from '~/ui/form-focus'
import { UnsentDay } from '~/features/entry/unsent/unsent-day'
import { UnsentGoal } from '~/features/goal/unsent-goal'
import { UnsentChoices, UnsentTicks } from '~/features/entry/unsent/unsent-mark'
import { UnsentSettings } from '~/features/user/unsent-settings'
import type { Today } from '~/features/entry/unsent/unsent'
import type { UnsentListProps } from '~/features/entry/unsent/unsent-line'

/** The changes that are on this device only, of every kind. */
export function UnsentList({ unsent, ...day }: UnsentListProps) {
  const list = useKeptFocus()
  return (
    <section ref={list} tabIndex={-1} aria-label={texts.title} className="flex max-w-2xl flex-col gap-4 outline-none">
      {unsent.map((name) => {
        const [kind, key = ''] = name.split(':')
        return <Unsent key={name} kind={kind} name={key} day={day} />
      })}
    </section>
  )
}

function Unsent({ kind, name, day }: { kind: string | undefined; name: string; day: Today }) {
  const { user } = day
  switch (kind) {
    case entryKindName:
      return <UnsentDay {...day} date={name} />
    case choiceKindName:
      return <UnsentChoices userId={user.id} date={name} />
    case tickKindName:
      return <UnsentTicks userId={user.id} date={name} />
    case goalKindName:
      return <UnsentGoal user={user} id={name} />
    case settingsKindName:
      return <UnsentSettings userId={user.id} />
    default:
      return null
  }
}
