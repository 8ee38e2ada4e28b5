/**
 * Runs work that only one tab may do at a time. `unlessBusy` does nothing while another tab runs.
 * Browsers have no locks over plain http; there two tabs may run at once, so `work` must be safe to repeat.
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
