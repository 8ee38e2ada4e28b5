/** npm run docs: writes docs/settings.md and .dev.vars.example from the table of settings. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings, settingsOf, type Part, type Setting } from '../worker/core/settings.ts'
import { root } from './local-environment.ts'

type Line = (Setting | Part) & { doc: string; without: string }
const lines: Line[] = Object.values(settings)

const code = (names: string[]) => names.map((name) => `\`${name}\``).join(', ')

export function settingsPage(): string {
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
  return `# Settings

Written from \`worker/core/settings.ts\` by \`npm run docs\`.

${table}

All but the first two can also be set in a file \`.dev.vars\` (\`NAME=value\`, not in git). The environment takes precedence over the file. \`npm start\` and \`npm run deploy\` stop at a setting that cannot be used and name it. The settings of a deployed site are in [deploying.md](deploying.md).
`
}

export function devVarsExample(): string {
  const commented = lines.map((line) =>
    settingsOf(line)
      .map((setting) => `# ${setting.env}=${typeof setting.default === 'object' ? '' : (setting.default ?? '')}\n`)
      .join(''),
  )
  return `${[head, ...commented].join('\n')}`
}

const head = `# Copy to .dev.vars to give a local run its own keys; without any, each part has a stand-in. docs/settings.md
# says what each setting is. Every line stays commented here: a deploy button turns each line that is not into a secret
# of the new site, with this file's value in it. Written by \`npm run docs\`.
`

if (import.meta.main) {
  writeFileSync(join(root, 'docs/settings.md'), settingsPage())
  writeFileSync(join(root, '.dev.vars.example'), devVarsExample())
}
