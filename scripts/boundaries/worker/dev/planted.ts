import type { Services } from '../services.ts'
import { rowOfRole } from './roles.ts'
import { eq } from 'drizzle-orm' // refused
import type { Env } from '../services.ts' // refused

export { rowOfRole, eq, type Services, type Env }
