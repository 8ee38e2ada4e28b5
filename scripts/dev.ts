/** npm run dev: pages from Vite and calls from the Worker; both reload on change. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildPages } from './build.ts'
import { localSettings, port, root } from './local-environment.ts'
import { requireUsable } from './settings.ts'
import { answers, applyMigrations, fireCronEachMinute, requireFreePort, startWorker } from './worker-process.ts'

const pageOrigin = 'http://localhost:5173'

requireUsable(localSettings(pageOrigin))
await requireFreePort()
buildPages()
applyMigrations()
const worker = startWorker({ pageOrigin, verbose: true })
const cron = fireCronEachMinute()
await answers(worker.process)
const pages = spawn(join(root, 'node_modules/.bin/react-router'), ['dev', '--port', '5173', '--strictPort'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port) },
})

const stop = () => {
  clearInterval(cron)
  worker.stop()
  pages.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
worker.process.on('exit', stop)
pages.on('exit', (code) => {
  stop()
  process.exit(code ?? 0)
})
