import { useState, type CSSProperties } from 'react'
import { fullDawn, ridgesOf, skyProperties, type Sky } from '#domain/sky'
import { Scene } from '~/drawings/ridges'
import { LandingForm, type LandingTexts } from './landing-form.tsx'
import { LandingHead } from './landing-head.tsx'
import { Passages } from './passages.tsx'

/** The hills of the sample morning stand for what a visitor has not written yet. */
const sample: Sky = { ...fullDawn, isWritten: false }

export function Landing() {
  const [texts, setTexts] = useState<LandingTexts>()
  const ridges = texts ? ridgesOf(texts) : []
  const sky = ridges.length > 0 ? { ...sample, ridges } : sample
  return (
    <>
      <div className="hero sky" style={skyProperties(sky) as CSSProperties}>
        <Scene sky={sky} isSample={sky === sample} />
        <LandingHead />
        <LandingForm onTexts={setTexts} />
        <svg aria-hidden className="hero-edge" viewBox="0 0 1200 56" preserveAspectRatio="none">
          <path d="M0 36Q150 52 330 34T700 26T1200 8V56H0Z" />
        </svg>
      </div>
      <Passages />
    </>
  )
}
