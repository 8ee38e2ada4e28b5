import Stripe from 'stripe'
import { fingerprint } from '../../core/secrets.ts'
import { Google } from 'arctic' // refused
import { users } from '../../modules/account/user/user.table.ts' // refused
import type { Database } from '../../db/client.ts' // refused
import type { Env } from '../../services.ts' // refused
import { standings } from '../../dev/standing.ts' // refused

export { Stripe, fingerprint, Google, users, standings, type Database, type Env }
