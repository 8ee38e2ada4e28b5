/** Runs the Worker in its own process, which can be killed as a whole. */
import { startPlatform } from './platform.ts'

const [folder, state, port] = process.argv.slice(2)
await startPlatform({ folder: folder!, state: state!, port: Number(port) })
process.send?.('ready')
