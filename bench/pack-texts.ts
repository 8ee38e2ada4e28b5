/**
 * node bench/pack-texts.ts unpack, then edit bench/texts/*.tsv, then node bench/pack-texts.ts pack. The texts from which
 * the weights are learned lie compressed, since few need them.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const folder = join(import.meta.dirname, 'texts')
const isPacking = process.argv[2] === 'pack'
const ending = isPacking ? '.tsv' : '.tsv.br'
for (const file of readdirSync(folder).filter((name) => name.endsWith(ending))) {
  const from = join(folder, file)
  const to = isPacking ? `${from}.br` : from.slice(0, -'.br'.length)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }
  writeFileSync(
    to,
    isPacking ? brotliCompressSync(readFileSync(from), options) : brotliDecompressSync(readFileSync(from)),
  )
  rmSync(from)
}
