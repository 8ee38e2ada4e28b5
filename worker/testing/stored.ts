import { realEnv } from './real-env.ts'

/** Everything KV holds. */
export async function everyKey(): Promise<Map<string, string | null>> {
  const { keys } = await realEnv.KV.list()
  return new Map(await Promise.all(keys.map(async ({ name }) => [name, await realEnv.KV.get(name)] as const)))
}

/** Everything D1 holds, by table. */
export async function everyRow(): Promise<Record<string, unknown[]>> {
  const { results: tables } = await realEnv.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations'",
  ).all<{ name: string }>()
  const read = tables.map(async ({ name }) => [name, (await realEnv.DB.prepare(`select * from "${name}"`).all()).results] as const)
  return Object.fromEntries(await Promise.all(read))
}
