import type { ReactNode } from 'react'
import { common } from '#domain/texts'
import { Button } from '~/drawings/button'
import { FailureLine } from './failure-line.tsx'
import { focusFirst } from './form-focus.ts'
import { Form } from './form.tsx'

type RowFormProps = {
  children: ReactNode
  onSave: () => Promise<unknown>
  onCancel: () => void
  isPending: boolean
  /** A failure that no field shows. */
  error?: Error | null
  words?: { save: string; pending: string }
}

/** The form that takes the place of a row. Enter saves, Escape cancels. */
export function RowForm({
  children,
  onSave,
  onCancel,
  isPending,
  error = null,
  words = { save: common.save, pending: common.saving },
}: RowFormProps) {
  return (
    <Form
      ref={focusFirst}
      noValidate
      onSubmit={onSave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      className="flex flex-col gap-4 py-4"
    >
      {children}
      <FailureLine error={error} />
      <div className="flex gap-3">
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? words.pending : words.save}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </Form>
  )
}
