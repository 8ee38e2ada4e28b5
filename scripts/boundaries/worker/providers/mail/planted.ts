import Stripe from 'stripe'
import { Google } from 'arctic' // refused
import { users } from '../../modules/user/user.table.ts' // refused
import type { Env } from '../../services.ts' // refused

export { Stripe, Google, users, type Env }
