import { preferences, type Settings } from '#domain/preferences'
import type { User } from '#domain/user'
import { without } from '~/device/change'
import { readChange, updateChange, type Place } from '~/device/change-store'

export const settingsKindName = 'settings'

export const placeOfSettings = (userId: string): Place => ({ userId, kind: settingsKindName, key: 'all' })

/** Keeps settings that could not be sent on this device. */
export function keepSettings({ id }: User, settings: Settings): void {
  updateChange<Settings>(placeOfSettings(id), (change) => ({
    id,
    seen: {},
    submitted: [],
    // Settings have no version. With one they count as stored, so an empty value is a change.
    seenVersion: 0,
    ...change,
    fields: { ...change?.fields, ...settings },
  }))
}

export function keptSettings(userId: string): Settings {
  return readChange<Settings>(placeOfSettings(userId))?.fields ?? {}
}

/** Without what an earlier release had. */
export const knownSettings = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name in preferences))

/** After these settings were stored, or cancelled. */
export function forgetSettings(userId: string, names: (keyof Settings)[]): void {
  updateChange<Settings>(placeOfSettings(userId), (change) => change && without(change, names))
}
