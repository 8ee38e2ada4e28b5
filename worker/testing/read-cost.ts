import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

/** What a read asks of KV and D1, and how many calls to D1 wait for another one. */
export async function costOf({ watch }: TestApp, client: TestClient, path: string) {
  watch.begin()
  watch.d1Delay = 20
  const { status } = await client.get(path)
  const kv = watch.of('kv').map(({ operation }) => operation)
  return { status, kv, d1: watch.of('d1').length, waits: watch.waits('d1') }
}
