import { useState } from 'react'

/** Milliseconds between two words, however fast they arrive. */
const pace = 24

/** Words that fade in one after the other as they come. A screen reader and a test find them at once. */
export function ArrivingWords({ words, isArriving }: { words: string; isArriving: boolean }) {
  const [fades] = useState(isArriving)
  const [delayOf] = useState(createPace)
  let count = 0
  const arriving = (word: string) => {
    const index = count++
    return (
      <span key={index} className="arriving-word" style={{ animationDelay: `${delayOf(index)}ms` }}>
        {word}
      </span>
    )
  }
  return (
    <div className="letter-words mt-4">
      {paragraphsOf(words).map((paragraph, index) => (
        <p key={index}>{fades ? paragraph.split(/(?<=\s)(?=\S)/).map(arriving) : paragraph}</p>
      ))}
    </div>
  )
}

function paragraphsOf(words: string): string[] {
  return words.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}

/** The delay of each word after its arrival. The same index always has the same delay. */
function createPace() {
  const delays: number[] = []
  let free = 0
  return (index: number): number => {
    const known = delays[index]
    if (known !== undefined) return known
    const now = performance.now()
    free = Math.max(now, free + pace)
    return (delays[index] = Math.round(free - now))
  }
}
