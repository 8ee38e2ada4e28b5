// The door to every script: installs what is missing, then runs the script under the
// Node that package.json pins, whatever Node the machine has. Plain JavaScript, because
// an older Node has to be able to read it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const stamp = 'node_modules/.installed'
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages…')
  // With the tools, also where NODE_ENV says production: they are what runs the product here.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const install = spawnSync('npm', ['ci', ...options], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (install.status !== 0) process.exit(install.status ?? 1)
  writeFileSync(stamp, lock)
}

const [script, ...args] = process.argv.slice(2)
const child = spawn(join(root, 'node_modules/.bin/node'), ['--disable-warning=ExperimentalWarning', script, ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// Whoever called may end without a word to us; then nobody is left to stop what runs here.
const caller = process.ppid
setInterval(() => process.ppid === caller || child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
