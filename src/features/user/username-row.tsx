import { preferences } from '#domain/texts'
import type { User } from '#domain/user'
import { ActionWords } from '~/drawings/action-words'
import { FieldRow } from '~/drawings/settings'
import { RowAction } from '~/drawings/rows'
import { NotOpened } from '~/ui/not-opened'
import { useOpenedForm } from '~/ui/use-opened-form'

export function UsernameRow({ user }: { user: User }) {
  const { Form, opens, close, hasFailed } = useOpenedForm(
    async () => (await import('./username-form.tsx')).UsernameForm,
  )
  if (Form) return <Form user={user} onDone={close} />
  return (
    <>
      <FieldRow
        label={preferences.profile.username.label}
        shown={user.username ?? ''}
        renderAction={(text) => (
          <RowAction {...opens}>
            <ActionWords text={text} />
          </RowAction>
        )}
      />
      {hasFailed && <NotOpened />}
    </>
  )
}
