/** Lasts as long as a mutation; its own callbacks handle what it failed with. */
export const settled = (mutation: Promise<unknown>): Promise<unknown> => Promise.allSettled([mutation])
