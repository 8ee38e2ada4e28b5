import { sha256 } from 'oslo/crypto'
import { Google } from 'arctic' // refused

export { sha256, Google }
