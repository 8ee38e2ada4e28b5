import type { FirstData } from '#domain/first-data'
import type { TestClient } from './test-client.ts'

/** What the Worker writes into the page at this path. */
export async function firstDataAt(client: TestClient, path: string): Promise<FirstData> {
  const html = await (await client.get(path)).text()
  return JSON.parse(/<script id="first-data"[^>]*>(.*?)<\/script>/s.exec(html)![1]!) as FirstData
}
