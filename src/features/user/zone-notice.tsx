import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { screenAt } from '#domain/screens'
import { notices } from '#domain/texts'
import type { User } from '#domain/user'
import { localStore } from '~/device/browser-storage'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { cityOf } from '#domain/time/zone-name'
import { showsOtherTime } from './other-time.ts'
import { useChangeSettings } from './user.mutations.ts'

const action = 'inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline disabled:opacity-50'

/** On Today and in Settings: the clock of this device is another than the one that the days follow. */
export default function ZoneNotice({ user }: { user: User }): ReactNode {
  const { pathname } = useLocation()
  const here = browserTimeZone()
  const [kept, setKept] = useState(() => localStore.read(`keptZone:${user.id}`))
  const change = useChangeSettings()
  const screen = screenAt(pathname)?.firstData
  if (screen !== 'today' && screen !== 'settings') return null
  if (kept === here || !showsOtherTime(here, user.timezone)) return null
  const texts = notices.zone
  const [cityHere, usualCity] = [cityOf(here), cityOf(user.timezone)]
  const keep = () => {
    localStore.write(`keptZone:${user.id}`, here)
    setKept(here)
  }
  return (
    <section aria-label={texts.label} className="mx-auto w-full max-w-2xl px-page pt-5 text-15">
      <div className="flex flex-wrap items-center gap-x-6 rounded-control border border-hairline bg-card px-4 py-1.5">
        <p className="grow py-1.5">{texts.text({ here: cityHere, usual: usualCity })}</p>
        <div className="flex flex-wrap gap-x-6">
          <button
            type="button"
            className={action}
            disabled={change.isPending}
            onClick={() => change.mutate({ timezone: here })}
          >
            {change.isPending ? texts.changing : texts.change(cityHere)}
          </button>
          <button type="button" className={`${action} text-soft!`} onClick={keep}>
            {texts.keep(usualCity)}
          </button>
        </div>
      </div>
    </section>
  )
}
