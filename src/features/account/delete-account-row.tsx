import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { deletionWord, type User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { rowAction, Row } from '~/ui/rows'

/** Leaving for good: said plainly, and only by somebody who types that they mean it. */
export function DeleteAccountRow({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <Row label="Delete my account" value="Everything you have written goes with it.">
        <button
          type="button"
          className={rowAction.replace('text-action', 'text-danger')}
          onClick={() => setIsOpen(true)}
        >
          Delete
        </button>
      </Row>
    )
  }
  return <Confirmation word={deletionWord(user)} onCancel={() => setIsOpen(false)} />
}

function Confirmation({ word, onCancel }: { word: string; onCancel: () => void }) {
  const [confirmation, setConfirmation] = useState('')
  const leave = useMutation({
    mutationFn: () => answer(api.user.$delete({ json: { confirmation } })),
    onSuccess: () => {
      forgetThisDevice()
      // A new document: nothing of theirs is left in this page's memory either.
      location.assign('/')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    leave.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 py-4">
      <p className="max-w-[62ch]">
        Your account, every page, and everything else that is yours here will be deleted at once. It cannot be brought
        back. You may want to export your data first.
      </p>
      <TextField
        label={`Type ${word} to confirm`}
        value={confirmation}
        onChange={({ target }) => setConfirmation(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={leave.error ? sentenceOf(leave.error) : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" disabled={leave.isPending || leave.isSuccess || confirmation.trim() === ''}>
          {leave.isPending || leave.isSuccess ? 'Deleting…' : 'Delete everything'}
        </Button>
        <Button onClick={onCancel} disabled={leave.isPending}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}

/** Drafts and all: what a person deletes should not lie on in their browser. */
function forgetThisDevice(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Storage that is closed to us holds nothing of theirs.
  }
}
