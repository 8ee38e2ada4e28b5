import { useState, type CSSProperties } from 'react'
import { LandingForm } from './landing-form.tsx'
import { LandingSky } from './landing-sky.tsx'
import { Passages } from './passages.tsx'

export function Landing() {
  /** As many as are written; the sky answers each of them (sky.css). */
  const [lines, setLines] = useState(0)
  return (
    <div className="landing" style={{ '--lines': lines } as CSSProperties}>
      <LandingSky />
      <LandingForm onLines={setLines} />
      <Passages />
    </div>
  )
}
