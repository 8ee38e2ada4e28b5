import { afterAll } from 'vitest'
import { planOf } from './query-plan.ts'
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
      const steps = await planOf(sql)
      return steps.filter((step) => real.has(/^SCAN (\w+)/.exec(step)?.[1] ?? '')).map((step) => `${step}: ${sql}`)
    }),
  )
  return plans.flat()
}
