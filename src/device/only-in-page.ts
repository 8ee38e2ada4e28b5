/** What is only in this page, because the browser has no room for it. Until it is stored, the browser asks before the page closes. */
const names = new Set<string>()

export function setOnlyInPage(name: string, isOnlyHere: boolean): void {
  const had = names.size > 0
  if (isOnlyHere) names.add(name)
  else names.delete(name)
  // Not every browser takes a page that may ask back from its history, so no other page does.
  if (!had && names.size > 0) window.addEventListener('beforeunload', ask)
  if (had && names.size === 0) window.removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
