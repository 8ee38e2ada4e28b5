/** For `vi.waitFor` and `vi.waitUntil`, which else give a busy machine one second. */
export const patient = { timeout: 300_000, interval: 5 }
