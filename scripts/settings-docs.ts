/** npm run docs:settings: writes the settings into .dev.vars.example and the README, from their table. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings, settingsOf, type Part, type Setting } from '../worker/core/settings.ts'
import { root } from './local-environment.ts'

type Line = (Setting | Part) & { doc: string; without: string }
const lines: Line[] = Object.values(settings)

const code = (names: string[]) => names.map((name) => `\`${name}\``).join(', ')

/** The table, between the two comments of the README. */
export function withSettingsTable(readme: string): string {
  const rows = [
    ['`PORT`', '`8787`', 'The port; links and the allowed origin use it'],
    ['`STATE_DIR`', '`.wrangler/state`', 'The folder of the local database and other local data'],
    ...lines.map((line) => {
      const all = settingsOf(line)
      const more = 'settings' in line ? Map.groupBy(all, ({ doc }) => doc) : new Map<undefined, Setting[]>()
      const named = more.get(undefined) ?? all
      more.delete(undefined)
      const others = named === all ? [] : [...more].map(([doc, some]) => `${code(some.map(({ env }) => env))}: ${doc}`)
      return [code(named.map(({ env }) => env)), line.without, [line.doc, ...others].join('. ')]
    }),
  ]
  const table = ['| Variable | Default | |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
  return readme.replace(
    /(<!-- npm run docs:settings -->\n\n)[\s\S]*?(\n\n<!-- end -->)/,
    (_all, begin, end) => begin + table + end,
  )
}

export function devVarsExample(): string {
  const commented = lines.map((line) =>
    settingsOf(line)
      .map((setting) => `# ${setting.env}=${typeof setting.default === 'object' ? '' : (setting.default ?? '')}\n`)
      .join(''),
  )
  return `${[head, ...commented].join('\n')}`
}

const head = `# Copy to .dev.vars to give a local run its own keys; without any, each part has a stand-in. README.md says what each
# setting is. Every line stays commented here: the deploy button turns each line that is not into a secret of the new
# site, with this file's value in it. Written by \`npm run docs:settings\`.
`

if (import.meta.main) {
  const readme = join(root, 'README.md')
  writeFileSync(readme, withSettingsTable(readFileSync(readme, 'utf8')))
  writeFileSync(join(root, '.dev.vars.example'), devVarsExample())
}
