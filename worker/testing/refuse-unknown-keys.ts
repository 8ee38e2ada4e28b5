import { afterAll } from 'vitest'
import { keysPut } from './watched-env.ts'

/** By how a key in KV begins. A session opens an account only while its row in D1 is active. */
const kindsOfKeys = ['session', 'ads', 'ran', 'erased', 'browsers']

/** After each file, every key that its tests put into KV has to be of a known kind: a new one may open an account. */
afterAll(() => {
  const kinds = new Set([...keysPut].map((key) => key.split(':')[0]!))
  keysPut.clear()
  // These exist only locally.
  const unknown = [...kinds].filter((kind) => !kindsOfKeys.includes(kind) && !/^(outbox|local-)/.test(kind))
  if (unknown.length > 0) throw new Error(`worker/testing/refuse-unknown-keys.ts does not name these keys: ${unknown}`)
})
