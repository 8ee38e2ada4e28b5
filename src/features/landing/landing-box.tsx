import { useId, useState } from 'react'
import { isLongerThan } from '#domain/characters'
import { entrySections, type RequiredSection } from '#domain/entry-sections'
import { sessionStore } from '~/device/browser-storage'
import { useHydrated } from '~/lib/use-hydrated'
import { LengthNote } from '~/ui/length-note'

const storageKeys = { gratitudeText: 'landingGratitude', goalsText: 'landingGoals' } as const satisfies Record<
  RequiredSection,
  string
>
export type LandingTextArea = HTMLTextAreaElement & {
  dataset: { keep: (typeof storageKeys)[RequiredSection]; max: string }
}

/** The box is uncontrolled; its text is read here for the note only. */
export function LandingBox({ name }: { name: RequiredSection }) {
  const id = useId()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (hydrated ? sessionStore.read(storageKeys[name]) : '')
  const { question, maxLength } = entrySections[name]
  return (
    <div className="flex flex-col rounded-card border border-control bg-card px-5 pt-4 pb-2 shadow-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-premium">
      <label htmlFor={id} className="font-serif text-21">
        {question}
      </label>
      <textarea
        id={id}
        data-keep={storageKeys[name]}
        data-max={maxLength}
        rows={3}
        aria-describedby={`${id}-note`}
        aria-invalid={isLongerThan(text, maxLength)}
        onChange={({ target }) => setTyped(target.value)}
        className="lined-paper mt-2 field-sizing-content w-full resize-none outline-none"
      />
      <LengthNote id={`${id}-note`} text={text} max={maxLength} />
    </div>
  )
}
