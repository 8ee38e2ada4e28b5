import Stripe from 'stripe'
import { fingerprint } from '../../core/secrets.ts'
import { Google } from 'arctic' // refused
import { users } from '../../modules/account/user/user.table.ts' // refused
import type { Database } from '../../db/client.ts' // refused
import type { Env } from '../../services.ts' // refused
import { rowOfRole } from '../../dev/roles.ts' // refused

export { Stripe, fingerprint, Google, users, rowOfRole, type Database, type Env }
