/** A process of its own around the Worker, so that all of it can be killed at once. */
import { startPlatform } from './platform.ts'

const [folder, state, port] = process.argv.slice(2)
await startPlatform({ folder: folder!, state: state!, port: Number(port) })
process.send?.('ready')
