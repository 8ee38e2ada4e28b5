import { useState, type ReactNode } from 'react'
import type { ProfileField, Settings } from '#domain/preferences'
import { ActionWords } from '~/drawings/action-words'
import { FieldRow } from '~/drawings/settings'
import { ApiError } from '~/lib/api-error'
import { settled } from '~/lib/settled'
import { RowForm } from '~/ui/row-form'
import { useRestoredFocus } from '~/ui/form-focus'
import { RowAction } from '~/drawings/rows'
import { loadRules } from '~/lib/load-rules'
import { forgetSettings, keptSettings } from './settings-change.ts'
import { useChangeSettings } from './user.mutations.ts'
import { useUser } from './user.queries.ts'

export type ControlProps = { value: string; onChange: (value: string) => void; error: string | undefined }

type InlineEditProps = {
  field: ProfileField
  label: string
  value: string
  /** What the row shows while it is not being edited. */
  shown: string
  children: (control: ControlProps) => ReactNode
}

/**
 * A row that can be edited in place. A failure keeps what was typed, also when the row is opened again.
 */
export function InlineEdit({ field, label, value, shown, children }: InlineEditProps) {
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const { user } = useUser()
  const change = useChangeSettings()
  const { button, restore } = useRestoredFocus()

  const close = () => {
    restore(() => setDraft(undefined))
    setError(undefined)
    change.reset()
  }
  const cancel = () => {
    if (user) forgetSettings(user.id, [field])
    close()
  }
  const save = async () => {
    if (draft === value) return cancel()
    const settings: Settings = { [field]: draft }
    const checked = (await loadRules())?.settingsSchema.safeParse(settings)
    if (checked?.error) return setError(checked.error.issues[0]?.message)
    await settled(
      change.mutateAsync(checked?.data ?? settings, {
        onSuccess: close,
        onError: (failure) => setError(failure instanceof ApiError ? failure.fields[field] : undefined),
      }),
    )
  }

  if (draft === undefined) {
    return (
      <FieldRow
        label={label}
        shown={shown}
        renderAction={(text) => (
          <RowAction ref={button} onClick={() => setDraft((user && keptSettings(user.id)[field]) ?? value)}>
            <ActionWords text={text} />
          </RowAction>
        )}
      />
    )
  }
  return (
    <RowForm onSave={save} onCancel={cancel} isPending={change.isPending} error={change.error}>
      {children({ value: draft, onChange: setDraft, error })}
    </RowForm>
  )
}
