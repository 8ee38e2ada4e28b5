import { dayPartOf, isEvening } from '#domain/time/day-part'
import { setRegion } from '#domain/time/formats'
import { asksForDay, dayContent } from './drawings/day-content.tsx'
import { OfflineLine } from './drawings/offline-line.tsx'
import type { KnownData } from './lib/first-data.ts'
import { painted } from './lib/painted.ts'
import { readRestoredData } from './lib/restored-data.ts'

/*
 * Does in the shell what the Worker does in other pages: writes the first data, and the first content of Today, from what
 * this device keeps. The build makes it one script, with Hono's JSX in the place of React's, and lets it start the app at
 * its end (scripts/offline-worker.ts).
 */

function drawDay(data: KnownData): void {
  const query = Object.fromEntries(new URLSearchParams(location.search))
  const { user, date } = data
  if (!user || !date || !['/', '/today'].includes(location.pathname) || asksForDay(query)) return
  setRegion(user.region)
  const [now, zone] = [Date.now(), user.timezone]
  const day = dayContent({
    data,
    today: date,
    part: dayPartOf(now, zone),
    isEvening: isEvening(now, zone),
    query,
  })
  const content = (
    <>
      <OfflineLine />
      {day}
    </>
  )
  if (day) document.querySelector('.first-content')!.innerHTML = content.toString()
}

try {
  const data = await readRestoredData()
  const script = document.createElement('script')
  Object.assign(script, { id: 'first-data', type: 'application/json', textContent: JSON.stringify(data) })
  document.body.prepend(script)
  drawDay(data)
  await painted()
} catch {
  // The app asks the server for what is missing, and says so if there is none.
}
// Read before, the scripts of the app would delay the paint.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=held-modulepreload]'))
  link.rel = 'modulepreload'
