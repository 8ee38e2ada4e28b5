import { realEnv } from './real-env.ts'

/** How SQLite finds the rows of a statement, step by step. */
export async function planOf(sql: string): Promise<string[]> {
  const parameters = sql.replaceAll(/'[^']*'|"[^"]*"/g, '').match(/\?/g) ?? []
  const { results } = await realEnv.DB.prepare(`explain query plan ${sql}`)
    .bind(...parameters.map(() => null))
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}
