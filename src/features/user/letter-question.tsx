import type { LetterWriter } from '#domain/coach-request'
import { models, notices } from '#domain/texts'
import { Button } from '~/drawings/button'
import { useChangeSettings } from './user.mutations.ts'

/** Until a yes no model reads a page. */
export function LetterQuestion({ writer }: { writer: Exclude<LetterWriter, 'composer'> }) {
  const change = useChangeSettings()
  const { label, text, byModel, byComposer } = notices.letters
  const choose = (lettersByModel: boolean) => change.mutate({ lettersByModel })
  return (
    <div role="group" aria-label={label} className="mb-4 flex flex-col gap-2 text-15">
      <p>{text(models[writer])}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => choose(true)} disabled={change.isPending}>
          {byModel}
        </Button>
        <Button type="button" onClick={() => choose(false)} disabled={change.isPending}>
          {byComposer}
        </Button>
      </div>
    </div>
  )
}
