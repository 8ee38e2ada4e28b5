import { Buffer } from 'node:buffer'
import { createHmac } from 'node:crypto'
import { answered } from '../../../core/deadline.ts'
import { newSecret, sameBytes } from '../../../core/secrets.ts'
import type { UserRow } from '../user/user.repository.ts'

const keyName = 'browsers'

export type KnownBrowserRepository = ReturnType<typeof createKnownBrowserRepository>

/**
 * Cookies of browsers that have signed in, signed for the names of that account. Who knows the key, which is in KV, can give
 * a browser counts of its own, and opens no account.
 */
export function createKnownBrowserRepository({ kv }: { kv: KVNamespace }) {
  let key: string | undefined
  const findKey = async (): Promise<string | undefined> => {
    key ??= (await answered(kv.get(keyName))) ?? undefined
    return key
  }
  const makeKey = async (): Promise<string> => {
    const made = newSecret()
    await answered(kv.put(keyName, made))
    return (key = made)
  }
  const sign = (secret: string, id: string, name: string) =>
    createHmac('sha256', secret).update(`${id} ${name}`).digest('base64url')

  return {
    async issue({ usernameKey, email }: Pick<UserRow, 'usernameKey' | 'email'>): Promise<string> {
      const secret = (await findKey()) ?? (await makeKey())
      const id = newSecret()
      const names = [usernameKey, email].filter((name) => name !== null)
      return [id, ...names.map((name) => sign(secret, id, name))].join('.')
    },

    /** The id of the browser, if it has signed in with this name before. */
    async idOf(cookie: string, name: string): Promise<string | undefined> {
      const [id = '', ...signatures] = cookie.split('.')
      const found = await findKey().catch(() => undefined)
      if (!found) return undefined
      const own = Buffer.from(sign(found, id, name))
      return signatures.some((one) => sameBytes(Buffer.from(one), own)) ? id : undefined
    },
  }
}
