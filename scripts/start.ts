/** The whole product on one address, with something standing in for every key that is missing. */
import { buildPages } from './build.ts'
import { origin } from './local-environment.ts'
import { answers, applyMigrations, fireCronEachMinute, startWorker } from './worker-process.ts'

buildPages()
applyMigrations()
const worker = startWorker({ verbose: process.argv.includes('--verbose') })
const cron = fireCronEachMinute()

const stop = () => {
  clearInterval(cron)
  worker.stop()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
worker.process.on('exit', (code) => process.exit(code ?? 0))

try {
  await answers(worker)
} catch (error) {
  stop()
  throw error
}
console.log(`\nFirstlight is ready at ${origin}\n`)
console.log(`  Mail is kept, not sent: ${origin}/dev/outbox`)
for (const words of worker.missing) console.log(`  ${words}`)
console.log('\nStop it with Ctrl+C.')
