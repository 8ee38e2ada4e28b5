export const version = process.version
export let database: D1Database // refused
export let rewriter: HTMLRewriter // refused
