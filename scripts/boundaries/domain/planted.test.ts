import { it } from 'vitest'
import { users } from '../worker/modules/user/user.table.ts' // refused

export { it, users }
