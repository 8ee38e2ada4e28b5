export let database: D1Database
export const title = document.title // refused
export const width = window.innerWidth // refused
export const element = (found: HTMLElement) => found // refused
