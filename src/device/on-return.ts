/**
 * Calls back when this tab is shown again, and also
 * - `online`: when the connection is back, for what asks the server;
 * - `focus`: when a window that was in sight is used again, or its page is taken from the history of the browser.
 */
export function onReturn(also: 'online' | 'focus', listener: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const look = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', look, { signal })
  // A tab that is not shown sends what waits too.
  if (also === 'online') window.addEventListener('online', listener, { signal })
  else for (const name of ['focus', 'pageshow']) window.addEventListener(name, look, { signal })
  return () => ended.abort()
}
