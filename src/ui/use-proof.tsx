import { useState } from 'react'
import { common, controls } from '#domain/texts'
import { RowAction } from '~/drawings/rows'
import { ApiError } from '~/lib/api-error'
import { focusFirst } from './form-focus.ts'
import { PasswordField } from './password-field.tsx'

type ProofProps = {
  hasPassword: boolean
  signIn: { isPending: boolean; mutate: () => void }
  /** Why the call failed. */
  error: Error | null
}

/** What a form asks for when the server wants to know again who this is: the password, or signing in once more. */
export function useProof({ hasPassword, signIn, error }: ProofProps) {
  const [asked, setAsked] = useState<string>()
  const [password, setPassword] = useState('')
  const isAbout = error instanceof ApiError && error.code === 'session.sign_in_again'
  if (isAbout && asked !== error.serverMessage) setAsked(error.serverMessage)
  return {
    /** What goes with the call. */
    given: password ? { password } : {},
    otherError: isAbout ? null : error,
    field: asked && (
      <div ref={focusFirst} className="flex flex-col gap-1">
        {hasPassword ? (
          <PasswordField
            label={controls.password.own}
            autoComplete="current-password"
            hint={asked}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={error instanceof ApiError ? error.fields.password : undefined}
          />
        ) : (
          <p role="alert">{asked}</p>
        )}
        <RowAction className="self-start" disabled={signIn.isPending} onClick={() => signIn.mutate()}>
          {signIn.isPending ? common.signInAgain.pending : common.signInAgain.action}
        </RowAction>
      </div>
    ),
  }
}
