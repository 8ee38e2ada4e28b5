import { Search, X } from 'lucide'
import { startTransition, useEffect, useRef, useState, type FocusEvent } from 'react'
import { searchLimits } from '#domain/entry-search'
import { drawnHistory, history } from '#domain/texts'
import { Icon } from '~/drawings/icon'

type SearchFieldProps = {
  /** The text to look for, after a short pause, so that not every key makes a call or draws the page; '' comes at once. */
  onLookFor: (text: string) => void
}

export function SearchField({ onLookFor }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  useEffect(() => {
    // In pieces, so that the next key is not held up by the list.
    const timer = setTimeout(() => startTransition(() => onLookFor(text)), text === '' ? 0 : 250)
    return () => clearTimeout(timer)
  }, [text, onLookFor])
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="relative">
      <Icon of={Search} className="pointer-events-none absolute top-3 start-3 text-soft" />
      <input
        ref={field}
        type="search"
        aria-label={history.search.label}
        placeholder={drawnHistory.search.placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={makeRoom}
        maxLength={searchLimits.characters}
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        className="box scroll-mt-4 px-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={history.search.clear}
          onClick={() => {
            setTyped('')
            field.current?.focus()
          }}
          className="absolute top-0 end-0 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
        >
          <Icon of={X} />
        </button>
      )}
    </form>
  )
}

/** In the lower half of the window the results would have no room, and on a phone the keyboard covers it. */
export function makeRoom({ target }: FocusEvent<HTMLElement>): void {
  const isLow = target.getBoundingClientRect().top > innerHeight / 2
  if (isLow || matchMedia('(width < 64rem)').matches) target.scrollIntoView({ block: 'start' })
}
