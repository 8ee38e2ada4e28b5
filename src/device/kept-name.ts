import { localStore } from './browser-storage.ts'

/** The database of what the device keeps of one person. */
export const keptDatabase = 'kept'

export const keepsDays = () => localStore.read('keepsDays') !== 'off'

/** Another person, or nobody, is signed in. Apart from kept.ts, since every page can need it. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase)
  } catch {
    // Storage that cannot be used holds nothing of ours.
  }
}
