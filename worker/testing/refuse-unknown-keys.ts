import { afterAll } from 'vitest'
import { keyGrants } from '../modules/account/grants.ts'
import { keysPut } from './watched-env.ts'

/** After each file, every key that its tests put into KV has to be of a kind that the table of grants names. */
afterAll(() => {
  const kinds = new Set([...keysPut].map((key) => key.split(':')[0]!))
  keysPut.clear()
  // These exist only locally.
  const unknown = [...kinds].filter((kind) => !(kind in keyGrants) && !/^(outbox|local-)/.test(kind))
  if (unknown.length > 0) throw new Error(`worker/modules/account/grants.ts does not name these keys: ${unknown}`)
})
