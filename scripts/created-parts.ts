type Run = (args: string[]) => { status: number | null; stdout: string }
type Parts = { databases: string[]; queues: string[]; jurisdiction: string | undefined }

/** The title that wrangler itself gives. */
const namespace = 'firstlight-kv'

/**
 * Creates the databases and queues that are missing. With a jurisdiction the KV namespace too, whose id is returned: none
 * of them takes a jurisdiction later.
 */
export function createMissing({ databases, queues, jurisdiction }: Parts, run: Run): string | undefined {
  const within = jurisdiction ? ['--jurisdiction', jurisdiction] : []
  const must = (...args: string[]) => {
    const { status, stdout } = run(args)
    if (status !== 0) throw new Error(`wrangler ${args.join(' ')} failed; nothing after it was done.`)
    return stdout
  }
  for (const name of databases) if (run(['d1', 'info', name]).status !== 0) must('d1', 'create', name, ...within)
  for (const name of queues) if (run(['queues', 'info', name]).status !== 0) must('queues', 'create', name, ...within)
  if (!jurisdiction) return undefined
  const find = () =>
    (JSON.parse(must('kv', 'namespace', 'list')) as { id: string; title: string }[]).find(
      ({ title }) => title === namespace,
    )?.id
  const known = find()
  if (known) return known
  must('kv', 'namespace', 'create', namespace, ...within)
  return find()
}
