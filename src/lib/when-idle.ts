/** Longer than a page needs for what it shows first. */
const pause = 3_000
/** A page that is never idle, or has no frames, begins it then. */
const longest = 10_000

type End = () => void
type Begin = () => void | End | Promise<void | End>

/** Begins something for which no one waits, when the page is idle. Returns what ends it. */
export function whenIdle(begin: Begin): End {
  let end: End = () => {}
  // Some browsers have no idle callbacks: https://caniuse.com/requestidlecallback
  const idle: typeof requestIdleCallback = window.requestIdleCallback ?? ((run: () => void) => run())
  const timer = setTimeout(() => idle(() => void (end = beginLater(async () => begin())), { timeout: longest }), pause)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** Begins something that is loaded first. Returns what ends it. What cannot be loaded does not begin. */
export function beginLater(begin: () => Promise<void | End>): End {
  let isEnded = false
  let end: void | End
  begin().then(
    (ending) => {
      if (isEnded) ending?.()
      else end = ending
    },
    () => {},
  )
  return () => {
    isEnded = true
    end?.()
  }
}
