/** npm run bench NAME: runs one of the measurements in this folder. */
import { argv } from 'node:process'

const benches = [
  'api',
  'ask',
  'budgets',
  'coach',
  'flood',
  'help',
  'history',
  'keys',
  'kill',
  'move',
  'pages',
  'schedule',
  'text',
]

const [name] = argv.splice(2, 1)
if (!name || !benches.includes(name)) throw new Error(`Say which: npm run bench ${benches.join('|')}`)
await import(`./${name}.ts`)
