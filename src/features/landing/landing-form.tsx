import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { isLongerThan } from '#domain/characters'
import { requiredSections, type RequiredSection } from '#domain/entry-sections'
import { sessionStore } from '~/device/browser-storage'
import { sendGuestTexts } from '~/device/guest-texts'
import { Button } from '~/drawings/button'
import { landing, models } from '#domain/texts'
import { useLateFirstData } from '~/lib/first-data'
import { LandingBox, type LandingTextArea } from './landing-box.tsx'

/**
 * The boxes are uncontrolled, and `data-keep` stores what is typed at each keystroke, also before
 * the scripts have loaded (see before-scripts.ts). Without scripts the form opens /auth by itself.
 */
export type LandingTexts = Record<RequiredSection, string>

export function LandingForm({ onTexts }: { onTexts: (texts: LandingTexts) => void }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const writer = useLateFirstData((data) => data.letterWriter)

  useEffect(() => {
    for (const box of boxesOf(form.current)) box.value ||= sessionStore.read(box.dataset.keep)
    onTexts(textsIn(form.current))
    if (form.current?.dataset.pressed) form.current.requestSubmit()
  }, [onTexts])

  /** False if a text is longer than a page can hold; the cursor is then in its box. */
  const store = () => {
    const boxes = boxesOf(form.current)
    for (const box of boxes) sessionStore.write(box.dataset.keep, box.value)
    const tooLong = boxes.find((box) => isLongerThan(box.value, Number(box.dataset.max)))
    tooLong?.focus()
    return !tooLong
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const first = boxesOf(form.current)[0]!
    const empty = boxesOf(form.current).every((box) => box.value.trim() === '')
    setIsEmpty(empty)
    if (empty) first.focus()
    else if (store()) {
      sendGuestTexts()
      void navigate('/auth')
    }
  }
  const openPreview = (event: MouseEvent) => {
    if (!store()) event.preventDefault()
  }

  return (
    <form
      ref={form}
      action="/auth"
      data-active="1"
      onInput={() => {
        onTexts(textsIn(form.current))
        setIsEmpty(false)
      }}
      onSubmit={submit}
      className="mx-auto w-full max-w-4xl px-page"
    >
      <div className="grid grid-cols-1 gap-4 desk:grid-cols-2 desk:gap-6">
        {requiredSections.map((name) => (
          <LandingBox key={name} name={name} />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" look="primary" className="max-sm:w-full">
          {landing.start}
        </Button>
        <Link
          to="/preview"
          onClick={openPreview}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {landing.preview}
        </Link>
        {writer && writer !== 'composer' && (
          <p className="basis-full text-15 text-soft">{landing.writtenByModel(models[writer])}</p>
        )}
        <p role="status" className="basis-full text-15 empty:hidden">
          {isEmpty && landing.empty}
        </p>
      </div>
    </form>
  )
}

function boxesOf(form: HTMLFormElement | null): LandingTextArea[] {
  return Array.from(form?.querySelectorAll<LandingTextArea>('textarea[data-keep]') ?? [])
}

function textsIn(form: HTMLFormElement | null): LandingTexts {
  const values = boxesOf(form).map(({ value }) => value)
  return Object.fromEntries(requiredSections.map((name, index) => [name, values[index] ?? ''])) as LandingTexts
}
