import { afterAll } from 'vitest'
import { realEnv } from './real-env.ts'
import { statementsSent } from './watched-env.ts'

/** After each file, every statement that its tests sent to D1 has to be served by an index. */
afterAll(async () => {
  const scans = await scansAmong([...statementsSent.keys()])
  statementsSent.clear()
  if (scans.length > 0) throw new Error(`No index serves these:\n${scans.join('\n')}`)
})

export async function scansAmong(statements: string[]): Promise<string[]> {
  const { results: tables } = await realEnv.DB.prepare("select name from sqlite_master where type = 'table'").all<{
    name: string
  }>()
  const real = new Set(tables.map(({ name }) => name))
  const plans = await Promise.all(
    statements.map(async (sql) => {
      const parameters = sql.replaceAll(/'[^']*'|"[^"]*"/g, '').match(/\?/g) ?? []
      const { results } = await realEnv.DB.prepare(`explain query plan ${sql}`)
        .bind(...parameters.map(() => null))
        .all<{ detail: string }>()
      return results
        .filter(({ detail }) => real.has(/^SCAN (\w+)/.exec(detail)?.[1] ?? ''))
        .map(({ detail }) => `${detail}: ${sql}`)
    }),
  )
  return plans.flat()
}
