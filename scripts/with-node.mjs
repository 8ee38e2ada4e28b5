// Installs missing packages, then runs a script under the Node version that package.json
// pins. Plain JavaScript, because older Node versions start it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

/** The home of the person may be read-only. */
function canWrite(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const stamp = 'node_modules/.installed'
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages…')
  // With the tools, also if NODE_ENV is production: they run the product locally.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if (!canWrite(process.env.npm_config_cache ?? join(homedir(), '.npm'))) options.push('--cache=.wrangler/npm')
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
// The calling process may end without a signal; then the script has to be stopped here.
const caller = process.ppid
setInterval(() => process.ppid === caller || child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
