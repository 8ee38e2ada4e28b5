import { Google } from 'arctic'
import { sha256 } from 'oslo/crypto' // refused
import type { UserRow } from '../../modules/account/user/user.repository.ts' // refused

export { Google, sha256, type UserRow }
