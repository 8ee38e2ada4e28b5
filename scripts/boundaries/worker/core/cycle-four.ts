import type { Three } from './cycle-three.ts' // refused

export type Four = { three: Three }
