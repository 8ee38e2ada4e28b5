import { useState } from 'react'

/** Between two words, however fast they come: a letter is read as it is written. */
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

/** How long each word waits for those before it, counted from when it came; asked again it says the same. */
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
