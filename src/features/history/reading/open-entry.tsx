import type { ComponentProps } from 'react'
import { Link, useSearchParams } from 'react-router'

/** In the state of a place in the browser's history: the entry was opened on this screen, so Back closes it. */
export const openedHere = 'opened here'

/** A link that opens the entry of a day on this screen. */
export function OpenLink({ date, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { date: string }) {
  const [query] = useSearchParams()
  return <Link {...props} to={`?entry=${date}`} state={openedHere} replace={query.has('entry')} preventScrollReset />
}
