export type AdCounts = ReturnType<typeof createAdCounts>

const lifetimeSeconds = 400 * 86_400

/**
 * Stored in KV, where two counts at the same moment may become one. For advertisements that is
 * exact enough, and it leaves the database alone.
 */
export function createAdCounts({ kv }: { kv: KVNamespace }) {
  return {
    async add(name: string): Promise<void> {
      const key = `ads:${name}`
      const count = Number(await kv.get(key)) || 0
      await kv.put(key, String(count + 1), { expirationTtl: lifetimeSeconds })
    },
  }
}
