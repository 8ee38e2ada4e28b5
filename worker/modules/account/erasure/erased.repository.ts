import { sql } from 'drizzle-orm'
import { fingerprint } from '../../../core/secrets.ts'
import type { Database } from '../../../db/client.ts'

/** One day longer than a database can go back, and than a backup is kept. */
const keptSeconds = 31 * 24 * 60 * 60

/** Ids of one beginning were made within about a minute, so few people are compared with a hash. */
const beginning = 8
const keyOf = async (userId: string) => `erased:${userId.slice(0, beginning)}:${await fingerprint(userId)}`

/** Who was erased, as hashes: in KV, which no restore of a database takes back. */
export function createErasedRepository({ databases, kv }: { databases: Map<number, Database>; kv: KVNamespace }) {
  return {
    has: async (userId: string) => (await kv.get(await keyOf(userId))) !== null,

    add: async (userId: string) => kv.put(await keyOf(userId), '', { expirationTtl: keptSeconds }),

    /** Those of whom this database has rows again. */
    async listRestored(journal: number): Promise<string[]> {
      const keys = new Set<string>()
      for (let cursor: string | null = null; ;) {
        const listed: KVNamespaceListResult<unknown> = await kv.list({ prefix: 'erased:', cursor })
        for (const { name } of listed.keys) keys.add(name)
        if (listed.list_complete) break
        cursor = listed.cursor
      }
      if (keys.size === 0) return []
      const begins = JSON.stringify([...new Set([...keys].map((key) => key.split(':')[1]))])
      const peopleOf = (table: string, column = 'user_id') => {
        const id = sql.raw(`${table}.${column}`)
        return sql`select ${id} as id from json_each(${begins}) begin cross join ${sql.raw(table)} where ${id} > begin.value and ${id} < begin.value || '~'`
      }
      const rows = await databases.get(journal)!.all<{
        id: string
      }>(sql`${peopleOf('users', 'id')} union ${peopleOf('entries')} union ${peopleOf('goals')} union ${peopleOf('messages')}`)
      const found: string[] = []
      for (const { id } of rows) if (keys.has(await keyOf(id))) found.push(id)
      return found
    },
  }
}
