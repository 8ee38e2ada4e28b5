import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deletionWord } from '#domain/deletion'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { focusFirst, useRestoredFocus } from '~/ui/form-focus'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { Row, rowAction } from '~/drawings/rows'

/** Deletes the account after typed confirmation. */
export function DeleteAccountRow({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const { button, restore } = useRestoredFocus()
  if (!isOpen) {
    return (
      <Row label="Delete my account" value="Everything you have written goes with it.">
        <button
          ref={button}
          type="button"
          className={rowAction.replace('text-action', 'text-danger')}
          onClick={() => setIsOpen(true)}
        >
          Delete
        </button>
      </Row>
    )
  }
  return <Confirmation user={user} onCancel={() => restore(() => setIsOpen(false))} />
}

function Confirmation({ user, onCancel }: { user: User; onCancel: () => void }) {
  const [confirmation, setConfirmation] = useState('')
  const deletion = useMutation({
    mutationFn: () => answer(api.user.$delete({ json: { confirmation } })),
    onSuccess: () => {
      clearBrowserStorage(user.id)
      // Loading a document also clears what this page holds in memory.
      location.assign('/')
    },
  })
  return (
    <Form
      ref={focusFirst}
      noValidate
      onSubmit={() => settled(deletion.mutateAsync())}
      className="flex flex-col gap-4 py-4"
    >
      <p className="max-w-[62ch]">
        Your account, every page, and everything else that is yours here will be deleted at once. It cannot be brought
        back. You may want to export your data first.
      </p>
      <TextField
        label={`Type ${deletionWord(user)} to confirm`}
        value={confirmation}
        onChange={({ target }) => setConfirmation(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={deletion.error ? sentenceOf(deletion.error) : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="danger"
          disabled={deletion.isPending || deletion.isSuccess || confirmation.trim() === ''}
        >
          {deletion.isPending || deletion.isSuccess ? 'Deleting…' : 'Delete everything'}
        </Button>
        <Button onClick={onCancel} disabled={deletion.isPending}>
          Keep my account
        </Button>
      </div>
    </Form>
  )
}

/** Drafts included: deleted texts do not remain in the browser. What names another person is theirs and stays. */
function clearBrowserStorage(userId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.includes(userId) || !key.includes(':')) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Blocked storage holds nothing of this account.
  }
}
