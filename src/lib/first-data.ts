import type { FirstData } from '#domain/first-data'

/** What the Worker wrote into this page; nothing when its look-up failed. Pages are built as a visitor sees them. */
export const firstData: FirstData | undefined = read()

/** Whoever the page was made for has left: what it brought along is nobody else's to see. */
export function forgetFirstWords(): void {
  if (!firstData) return
  delete firstData.date
  delete firstData.entry
  delete firstData.journey
  delete firstData.devices
}

function read(): FirstData | undefined {
  if (typeof document === 'undefined') return { user: null, adUnitId: '' }
  const json = document.getElementById('first-data')?.textContent
  return json ? (JSON.parse(json) as FirstData) : undefined
}
