import { useEffect, useState } from 'react'
import { LetterWords } from '~/drawings/letter-words'
import { useLanguageOf } from '~/lib/use-language-of'
import type { PointAtLine } from './use-lit-line.ts'

/** Milliseconds for each character, however fast they arrive: the pace of reading. */
const pace = 36
/** In letter.css: until the paper lies there, and for each word. */
const unfolding = 1_200
const fading = 320

type ArrivingWordsProps = {
  words: string
  isArriving: boolean
  isWhole: boolean
  /** The lines of the page, which the words may quote. */
  items: readonly string[]
  onPoint: PointAtLine
  /** All words are shown. */
  onArrived: () => void
}

/** Words that fade in at reading pace; a tap or a key shows all. A screen reader and a test find them at once. */
export function ArrivingWords({ words, isArriving, isWhole, items, onPoint, onArrived }: ArrivingWordsProps) {
  const [fades, setFades] = useState(() => isArriving && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [arrival] = useState(createArrival)
  const lang = useLanguageOf(words)
  let count = 0
  const arriving = (word: string) => {
    const index = count++
    return (
      <span key={index} className="arriving-word" style={{ animationDelay: `${arrival.delayOf(index, word)}ms` }}>
        {word}
      </span>
    )
  }
  // After each render, since any may bring words.
  useEffect(() => {
    if (fades) return whileArriving(arrival.left(), () => isWhole && setFades(false))
    if (isWhole) onArrived()
    return undefined
  })
  const draw = (text: string, item: string | undefined) => {
    const shown = fades ? text.split(/(?<=\s)(?=\S)/).map(arriving) : text
    if (item === undefined) return shown
    return (
      <em
        onPointerEnter={() => onPoint(item)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(undefined)}
        onPointerUp={({ pointerType }) => pointerType === 'touch' && onPoint(item, { shows: true })}
      >
        {shown}
      </em>
    )
  }
  return <LetterWords {...{ words, lang, items, draw }} />
}

/** Until the words are there, or until a tap or a key. */
function whileArriving(milliseconds: number, onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, milliseconds)
  for (const event of pressing) addEventListener(event, onEnd)
  return () => {
    clearTimeout(timer)
    for (const event of pressing) removeEventListener(event, onEnd)
  }
}
const pressing = ['click', 'keydown'] as const

/** The delay of each word after its arrival. The same index always has the same delay. */
function createArrival() {
  const delays: number[] = []
  let free = performance.now() + unfolding
  return {
    delayOf(index: number, word: string): number {
      const known = delays[index]
      if (known !== undefined) return known
      const now = performance.now()
      const begin = Math.max(now, free)
      free = begin + word.length * pace
      return (delays[index] = Math.round(begin - now))
    },
    /** Milliseconds until the last word is there. */
    left: () => Math.max(0, free + fading - performance.now()),
  }
}
