import { History, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { itemsOf } from '#domain/items'
import { formSections } from '#domain/entry-sections'
import { DaySky } from '~/drawings/sky'
import { Wordmark } from '~/drawings/wordmark'
import type { FormTexts } from './stored/entry-change.ts'

const linesOfSection = 3
const lightOfAllLines = 0.85

/** The light of the sky over a page that is not sent yet. */
export function lightOfLines(texts: FormTexts): number {
  const lines = formSections.map((name) => Math.min(itemsOf(texts[name]).length, linesOfSection))
  return (lightOfAllLines * lines.reduce((sum, count) => sum + count, 0)) / (linesOfSection * formSections.length)
}

/** The strip of sky with the name and the ways to the history and the settings. */
export function TodaySky({ light }: { light: number }) {
  return (
    <DaySky light={light}>
      {/* On a desk the rail beside it carries the name already. */}
      <Link to="/" aria-label="Firstlight, today" className="desk:invisible">
        <Wordmark />
      </Link>
      {/* On a phone they are at the bottom of the screen already. */}
      <nav aria-label="Shortcuts" className="-mr-2 hidden desk:flex print:hidden">
        <Link to="/history" aria-label="History" className="grid size-11 place-items-center">
          <History size={20} strokeWidth={1.75} aria-hidden />
        </Link>
        <Link to="/settings" aria-label="Settings" className="grid size-11 place-items-center">
          <Settings size={20} strokeWidth={1.75} aria-hidden />
        </Link>
      </nav>
    </DaySky>
  )
}
