/**
 * Runs work that only one tab may do at a time. `unlessBusy` does nothing while another tab runs.
 * Where the browser has no locks (plain http), the tabs are not kept apart; whatever is done twice
 * then must come to the same.
 */
export async function oneAtATime<T>(
  name: string,
  work: () => Promise<T>,
  { unlessBusy = false } = {},
): Promise<T | undefined> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  return locks.request(name, { ifAvailable: unlessBusy }, (lock) => (lock ? work() : undefined))
}
