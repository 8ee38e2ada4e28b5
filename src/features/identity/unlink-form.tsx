import { providerNames, type IdentityProviderName } from '#domain/identity'
import type { User } from '#domain/user'
import { useSignInAgain } from '~/features/session/session.queries'
import { Button } from '~/drawings/button'
import { settled } from '~/lib/settled'
import { FailureLine } from '~/ui/failure-line'
import { Form } from '~/ui/form'
import { useProof } from '~/ui/use-proof'
import { useUnlink } from './identity.queries.ts'

type UnlinkProps = { provider: IdentityProviderName; user: User; onDone: () => void }

export function UnlinkForm({ provider, user, onDone }: UnlinkProps) {
  const name = providerNames[provider]
  const unlink = useUnlink(provider)
  const proof = useProof({ hasPassword: user.hasPassword, signIn: useSignInAgain(), error: unlink.error })
  return (
    <Form
      noValidate
      onSubmit={() => settled(unlink.mutateAsync(proof.given, { onSuccess: onDone }))}
      className="flex flex-col gap-4 py-4"
    >
      <p>{name} will no longer sign you in. Your other ways in stay.</p>
      {proof.field}
      <FailureLine error={proof.otherError} />
      <div ref={focusButton} className="flex gap-3">
        <Button type="submit" look="danger" disabled={unlink.isPending}>
          {unlink.isPending ? 'Unlinking…' : `Unlink ${name}`}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </Form>
  )
}

const focusButton = (buttons: HTMLElement | null) => buttons?.querySelector('button')?.focus()
