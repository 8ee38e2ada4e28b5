import type { Four } from './cycle-four.ts' // refused

export type Three = { four: Four }
