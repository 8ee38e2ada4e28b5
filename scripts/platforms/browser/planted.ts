export const title = document.title
export let database: D1Database // refused
export let store: KVNamespace // refused
export const nodeVersion = process.version // refused
export { readFileSync } from 'node:fs' // refused
