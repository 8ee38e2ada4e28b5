import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deletionWord } from '#domain/deletion'
import { deletion as texts } from '#domain/texts'
import type { User } from '#domain/user'
import { useSignInAgain } from '~/features/session/session.queries'
import { Button } from '~/drawings/button'
import { answer, api } from '~/lib/api'
import { ApiError, sentenceOf } from '~/lib/api-error'
import { settled } from '~/lib/settled'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { focusFirst } from '~/ui/form-focus'
import { useProof } from '~/ui/use-proof'

/** Deletes the account after typed confirmation. */
export function DeleteAccountForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const [confirmation, setConfirmation] = useState('')
  const deletion = useMutation({
    mutationFn: (given: { password?: string }) => answer(api.user.$delete({ json: { confirmation, ...given } })),
    onSuccess: () => {
      clearBrowserStorage(user.id)
      // Loading a document also clears what this page holds in memory.
      location.assign('/')
    },
  })
  const proof = useProof({ hasPassword: user.hasPassword, signIn: useSignInAgain(), error: deletion.error })
  return (
    <Form
      ref={focusFirst}
      noValidate
      onSubmit={() => settled(deletion.mutateAsync(proof.given))}
      className="flex flex-col gap-4 py-4"
    >
      <p className="max-w-[62ch]">{texts.warning}</p>
      {proof.field}
      <TextField
        label={texts.field(deletionWord(user))}
        value={confirmation}
        onChange={({ target }) => setConfirmation(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={confirmationError(proof.otherError)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="danger"
          disabled={deletion.isPending || deletion.isSuccess || confirmation.trim() === ''}
        >
          {deletion.isPending || deletion.isSuccess ? texts.pending : texts.save}
        </Button>
        <Button onClick={onCancel} disabled={deletion.isPending}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}

/** What is wrong with the password stands there. */
function confirmationError(error: Error | null): string | undefined {
  if (!error || (error instanceof ApiError && 'password' in error.fields)) return undefined
  return sentenceOf(error)
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
