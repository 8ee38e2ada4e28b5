/**
 * node bench/pack-texts.ts open: opens the texts in bench/texts/, unseen/ included, as files to read or to change, and all
 * that was learned from as bench/texts/learned/. node bench/pack-texts.ts close: compresses what was opened.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { folder, readFiles, readLearnedFiles } from './texts.ts'

const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }

if (process.argv[2] === 'close')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.tsv'))) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name)), { params }))
    rmSync(join(folder, name))
  }
else
  for (const [under, files] of Object.entries({
    '': readFiles(''),
    unseen: readFiles('unseen'),
    learned: readLearnedFiles(),
  }))
    for (const [name, text] of files) {
      const path = join(folder, under, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
