import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundle } from './bundle.ts'

/** Bytes of the Worker as it is deployed: minified and gzipped, without source maps. Wrangler writes the styles of the drawings too, and uploads none. */
export function workerSize(): number {
  const folder = bundle('worker/index.ts')
  const parts = readdirSync(folder).filter((name) => !/\.(map|md|css)$/.test(name))
  return parts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0)
}
