import { useEffect, useState } from 'react'
import { LetterWords } from '~/drawings/letter'
import { holdToasts } from '~/ui/toast'
import type { PointAtLine } from './use-lit-line.ts'

/** Milliseconds between two words, however fast they arrive. */
const pace = 24
/** In letter.css. */
const fading = 320

type ArrivingWordsProps = {
  words: string
  isArriving: boolean
  /** The lines of the page, which the words may quote. */
  items: readonly string[]
  onPoint: PointAtLine
}

/** Words that fade in one after the other as they come. A screen reader and a test find them at once. */
export function ArrivingWords({ words, isArriving, items, onPoint }: ArrivingWordsProps) {
  const [fades] = useState(isArriving)
  const [arrival] = useState(createArrival)
  let count = 0
  const arriving = (word: string) => {
    const index = count++
    return (
      <span key={index} className="arriving-word" style={{ animationDelay: `${arrival.delayOf(index)}ms` }}>
        {word}
      </span>
    )
  }
  // After each render, since any may bring words.
  useEffect(() => (fades && arrival.left() > 0 ? holdToastsFor(arrival.left()) : undefined))
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
  return <LetterWords words={words} items={items} draw={draw} />
}

/** No toast lies beside words that are still fading in. */
function holdToastsFor(milliseconds: number): () => void {
  const release = holdToasts()
  let isHeld = true
  const end = () => {
    if (isHeld) release()
    isHeld = false
  }
  const timer = setTimeout(end, milliseconds)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** The delay of each word after its arrival. The same index always has the same delay. */
function createArrival() {
  const delays: number[] = []
  let free = 0
  return {
    delayOf(index: number): number {
      const known = delays[index]
      if (known !== undefined) return known
      const now = performance.now()
      free = Math.max(now, free + pace)
      return (delays[index] = Math.round(free - now))
    },
    /** Milliseconds until the last word is there. */
    left: () => Math.max(0, free + fading - performance.now()),
  }
}
