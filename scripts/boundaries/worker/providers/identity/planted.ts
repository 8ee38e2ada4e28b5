import { Google } from 'arctic'
import { sha256 } from 'oslo/crypto' // refused

export { Google, sha256 }
