export const length = new TextEncoder().encode('text').length
export const title = document.title // refused
export let database: D1Database // refused
export const version = process.version // refused
export const reply = fetch('/api/user') // refused
