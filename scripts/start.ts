/** npm start: the whole product on one address, with a stand-in for every missing key. */
import { buildPages } from './build.ts'
import { localSettings, origin } from './local-environment.ts'
import { requireUsable } from './settings.ts'
import { answers, applyMigrations, fireCronEachMinute, requireFreePort, startWorker } from './worker-process.ts'

try {
  requireUsable(localSettings())
  await requireFreePort()
  buildPages()
  applyMigrations()
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}

const worker = startWorker({ verbose: process.argv.includes('--verbose') })
const cron = fireCronEachMinute()
let stopping = false
const stop = () => {
  stopping = true
  clearInterval(cron)
  worker.stop()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
worker.process.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)))

try {
  await answers(worker.process)
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  stop()
}
if (!stopping) {
  console.log(`\nFirstlight is ready at ${origin}\n`)
  console.log(`  Mail is kept, not sent: ${origin}/dev/outbox`)
  for (const words of worker.missing) console.log(`  ${words}`)
  console.log('\nStop it with Ctrl+C.')
}
