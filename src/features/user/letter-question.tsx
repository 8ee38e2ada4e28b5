import { modelNames } from '#domain/coach-request'
import { Button } from '~/drawings/button'
import { useChangeSettings } from './user.mutations.ts'

/** Until a yes no model reads a page. */
export function LetterQuestion({ writer }: { writer: keyof typeof modelNames }) {
  const change = useChangeSettings()
  const choose = (lettersByModel: boolean) => change.mutate({ lettersByModel })
  return (
    <div role="group" aria-label="Who writes your letters" className="mb-4 flex flex-col gap-2 text-15">
      <p>
        Your letter can be written by {modelNames[writer]}. It reads your page for that, and keeps nothing. Without it
        Firstlight writes the letter itself. You can change this in Settings.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => choose(true)} disabled={change.isPending}>
          Yes, it may read my pages
        </Button>
        <Button type="button" onClick={() => choose(false)} disabled={change.isPending}>
          No, Firstlight alone
        </Button>
      </div>
    </div>
  )
}
