/**
 * npm start: the whole product on one address, with a stand-in for every missing key.
 * npm run dev: the same, with the pages from Vite at another address; both reload on change.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { buildPages } from './build.ts'
import { holdState } from './hold-state.ts'
import { localSettings, origin, ownModelTrouble, port, requireUsable, root, stateDir } from './local-environment.ts'
import { answers, applyMigrations, fireCronEachMinute, requireFreePort, startWorker } from './worker-process.ts'

const withVite = process.argv.includes('--with-vite')
const pageOrigin = withVite ? 'http://localhost:5173' : origin

try {
  requireUsable(localSettings(pageOrigin))
  holdState(stateDir, `process ${process.pid} at ${origin}`)
  await requireFreePort()
  buildPages()
  applyMigrations()
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}

const worker = startWorker({ pageOrigin, verbose: withVite || process.argv.includes('--verbose') })
const cron = fireCronEachMinute()
let pages: ChildProcess | undefined
let stopping = false
const stop = () => {
  stopping = true
  clearInterval(cron)
  worker.stop()
  pages?.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
worker.process.on('exit', (code) => {
  pages?.kill('SIGTERM')
  process.exit(stopping ? 0 : (code ?? 1))
})

try {
  await answers(worker.process)
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  stop()
}
if (!stopping && withVite) {
  pages = spawn(join(root, 'node_modules/.bin/react-router'), ['dev', '--port', '5173', '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port) },
  })
  pages.on('exit', (code) => {
    stop()
    process.exit(code ?? 0)
  })
} else if (!stopping) {
  console.log(`\nFirstlight is ready at ${origin}\n`)
  console.log(`  Mail is kept, not sent: ${origin}/dev/outbox`)
  for (const words of [...worker.missing, ...(await ownModelTrouble(localSettings(pageOrigin)))])
    console.log(`  ${words}`)
  console.log('\nStop it with Ctrl+C.')
}
