import { LandingForm } from './landing-form.tsx'
import { LandingSky } from './landing-sky.tsx'
import { Passages } from './passages.tsx'

export function Landing() {
  return (
    <>
      <LandingSky />
      <LandingForm />
      <Passages />
    </>
  )
}
