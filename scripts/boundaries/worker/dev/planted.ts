import type { Services } from '../services.ts'
import { standings } from './standing.ts'
import { eq } from 'drizzle-orm' // refused
import type { Env } from '../services.ts' // refused

export { standings, eq, type Services, type Env }
