import type { One } from './lazy-one.ts'
import { goals } from '../features/goal/goal-list.ts' // refused

export type Two = One
export { goals }
