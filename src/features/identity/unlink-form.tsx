import { providerNames, type IdentityProviderName } from '#domain/identity'
import { common, identity } from '#domain/texts'
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
  const { warning, save, pending } = identity.unlinking
  const unlink = useUnlink(provider)
  const proof = useProof({ hasPassword: user.hasPassword, signIn: useSignInAgain(), error: unlink.error })
  return (
    <Form
      noValidate
      onSubmit={() => settled(unlink.mutateAsync(proof.given, { onSuccess: onDone }))}
      className="flex flex-col gap-4 py-4"
    >
      <p>{warning(name)}</p>
      {proof.field}
      <FailureLine error={proof.otherError} />
      <div ref={focusButton} className="flex gap-3">
        <Button type="submit" look="danger" disabled={unlink.isPending}>
          {unlink.isPending ? pending : save(name)}
        </Button>
        <Button onClick={onDone}>{common.cancel}</Button>
      </div>
    </Form>
  )
}

const focusButton = (buttons: HTMLElement | null) => buttons?.querySelector('button')?.focus()
