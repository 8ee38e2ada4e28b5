import { useState, type ReactNode } from 'react'
import { account } from '#domain/texts'
import type { User } from '#domain/user'
import { forgetKept, keepsDays } from '~/device/kept-name'
import { localStore } from '~/device/browser-storage'
import { readFirstData } from '~/lib/first-data'
import { Switch } from '~/drawings/choice'

/** Whether this device keeps the days of the person, where it can open the app without a connection. */
export function KeepDaysRow({ user }: { user: User }): ReactNode {
  const [{ opensOffline }] = useState(readFirstData)
  const [isOn, setIsOn] = useState(keepsDays)
  if (!opensOffline || !('serviceWorker' in navigator && 'indexedDB' in window)) return null
  const change = (keeps: boolean) => {
    localStore.write('keepsDays', keeps ? 'on' : 'off')
    if (!keeps) forgetKept()
    setIsOn(keeps)
    if (keeps) void import('./keep-days.ts').then(({ fetchDays }) => fetchDays(user)).catch(() => {})
  }
  return (
    <Switch
      label={account.device.keepDays.title}
      hint={account.device.keepDays[isOn ? 'on' : 'off']}
      checked={isOn}
      onChange={({ target }) => change(target.checked)}
    />
  )
}
