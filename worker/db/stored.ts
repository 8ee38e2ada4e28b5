/** Everything KV holds. */
export async function everyKey(kv: KVNamespace): Promise<Map<string, string | null>> {
  const { keys } = await kv.list()
  return new Map(await Promise.all(keys.map(async ({ name }) => [name, await kv.get(name)] as const)))
}

/** Everything that databases hold, by table. */
export async function everyRow(databases: D1Database[]): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const db of databases)
    for (const [table, found] of Object.entries(await everyRowOf(db))) rows[table] = [...(rows[table] ?? []), ...found]
  return rows
}

async function everyRowOf(db: D1Database): Promise<Record<string, unknown[]>> {
  const { results: tables } = await db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations'",
    )
    .all<{ name: string }>()
  const rows = await db.batch(tables.map(({ name }) => db.prepare(`select * from "${name}"`)))
  return Object.fromEntries(tables.map(({ name }, index) => [name, rows[index]!.results]))
}

/** The tables and keys that contain a text: shows that nothing is left of a person. */
export async function tracesOf({
  databases,
  kv,
  text,
}: {
  databases: D1Database[]
  kv: KVNamespace
  text: string
}): Promise<string[]> {
  const rows = Object.entries(await everyRow(databases)).flatMap(([table, all]) =>
    JSON.stringify(all).includes(text) ? [table] : [],
  )
  const keys = [...(await everyKey(kv))].flatMap(([key, value]) => (`${key}${value}`.includes(text) ? [key] : []))
  return [...rows, ...keys]
}
