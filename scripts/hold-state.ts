import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A lock that nothing refers to would be released some time. */
const held = new Set<DatabaseSync>()

/**
 * Holds a state for one run: two would build and migrate the same files, and each would miss what the other one stores.
 * The lock is one of the operating system, so it ends with the process, however that ends.
 */
export function holdState(state: string, run: string): Disposable {
  mkdirSync(state, { recursive: true })
  const note = join(state, 'running.txt')
  const lock = new DatabaseSync(join(state, 'running.sqlite'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    if (!/locked/.test(String(error))) throw error
    throw new Error(
      `The state in ${state} is in use by ${readFileSync(note, { encoding: 'utf8', flag: 'a+' }) || 'another start'}. Stop that one, or give this one a state of its own: STATE_DIR=.wrangler/other PORT=8797 npm start`,
      { cause: error },
    )
  }
  held.add(lock)
  writeFileSync(note, run)
  return {
    [Symbol.dispose]: () => {
      held.delete(lock)
      lock.close()
    },
  }
}
