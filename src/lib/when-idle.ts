/** Longer than a page needs for what it shows first. */
const pause = 3_000

/** Begins something for which no one waits, when the page is idle. Returns what ends it. */
export function whenIdle(begin: () => Promise<() => void>): () => void {
  let end = () => {}
  // Some browsers have no idle callbacks: https://caniuse.com/requestidlecallback
  const idle = window.requestIdleCallback ?? ((run: () => void) => run())
  const timer = setTimeout(() => idle(() => void (end = beginLater(begin))), pause)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** Begins something that is loaded first. Returns what ends it. What cannot be loaded does not begin. */
export function beginLater(begin: () => Promise<() => void>): () => void {
  let isEnded = false
  let end = () => {}
  begin().then(
    (ending) => {
      if (isEnded) ending()
      else end = ending
    },
    () => {},
  )
  return () => {
    isEnded = true
    end()
  }
}
