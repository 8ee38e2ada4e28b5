import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './local-environment.ts'

const folder = join(root, 'docs/decisions')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const records = readdirSync(folder).filter((name) => /^\d/.test(name))

it('the index has every record with its title', () => {
  const lines = records.map((name) => {
    const [, number, title] = /^# (\d{4}) (.*)\n/.exec(read(name))!
    return `| [${number}](${name}) | ${title} |`
  })
  expect(read('README.md').match(/^\| \[.*$/gm)).toEqual(lines)
})

it.each(records)('%s has at most 900 words', (name) => expect(read(name).split(/\s+/).length).toBeLessThanOrEqual(900))
