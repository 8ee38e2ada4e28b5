import { useEffect, useId, useRef, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { sessionStore } from '~/lib/browser-storage'
import { Button } from '~/ui/button'

/**
 * The boxes are the browser's own, and `data-keep` stores what is typed as it is typed, before
 * this script is there as after (see before-scripts.ts). So the form needs nobody's help to be
 * sent early: without scripts it simply opens /auth, where the texts are waiting.
 */
export function LandingForm() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    for (const box of boxesOf(form.current)) box.value ||= sessionStore.read(box.dataset.keep)
  }, [])

  const store = () => {
    for (const box of boxesOf(form.current)) sessionStore.write(box.dataset.keep, box.value)
  }
  const go = (event: FormEvent) => {
    event.preventDefault()
    store()
    void navigate('/auth')
  }

  return (
    <form
      ref={form}
      action="/auth"
      data-active="1"
      onSubmit={go}
      className="mx-auto -mt-16 w-full max-w-4xl px-5 desk:-mt-20"
    >
      <div className="grid grid-cols-1 gap-4 desk:grid-cols-2 desk:gap-6">
        <Box keep="landingGratitude" label="What are 3 things you're grateful for today?" />
        <Box keep="landingGoals" label="What are 3 small wins to move your day forward?" />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" look="primary" className="max-sm:w-full">
          Let's Go
        </Button>
        <Link to="/preview" onClick={store} className="inline-flex min-h-11 items-center underline underline-offset-4">
          See a preview
        </Link>
      </div>
    </form>
  )
}

type KeptBox = HTMLTextAreaElement & { dataset: { keep: 'landingGratitude' | 'landingGoals' } }

function boxesOf(form: HTMLFormElement | null): KeptBox[] {
  return Array.from(form?.querySelectorAll<KeptBox>('textarea[data-keep]') ?? [])
}

function Box({ label, keep }: { label: string; keep: KeptBox['dataset']['keep'] }) {
  const id = useId()
  return (
    <div className="flex flex-col rounded-card border border-control bg-card px-5 pt-4 pb-5 shadow-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-action">
      <label htmlFor={id} className="font-serif text-21">
        {label}
      </label>
      <textarea
        id={id}
        data-keep={keep}
        rows={3}
        className="lined-paper mt-2 field-sizing-content w-full resize-none outline-none"
      />
    </div>
  )
}
