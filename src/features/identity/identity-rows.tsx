import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { providerNames, type IdentityProviderName, type LinkedIdentity } from '#domain/identity'
import { identity as texts } from '#domain/texts'
import type { User } from '#domain/user'
import { useSignInAgain } from '~/features/session/session.queries'
import { ActionWords } from '~/drawings/action-words'
import { Row, RowAction } from '~/drawings/rows'
import { NotOpened } from '~/ui/not-opened'
import { RecentSignInFailure } from '~/ui/recent-sign-in-failure'
import { toast } from '~/ui/toast'
import { useOpenedForm } from '~/ui/use-opened-form'
import { useLink } from './identity.queries.ts'

/** Google and Apple as ways into the account: those that open it, and those that can be added. */
export default function IdentityRows({ user }: { user: User }) {
  return user.identities?.map((identity) => <IdentityRow key={identity.provider} identity={identity} user={user} />)
}

function IdentityRow({ identity: { provider, isLinked }, user }: { identity: LinkedIdentity; user: User }) {
  const name = providerNames[provider]
  const { outcome, failure } = useOutcome(provider, name)
  const link = useLink()
  const signIn = useSignInAgain()
  const { Form, opens, close, hasFailed } = useOpenedForm(async () => (await import('./unlink-form.tsx')).UnlinkForm)
  if (Form && isLinked) return <Form provider={provider} user={user} onDone={close} />
  return (
    <div ref={outcome ? scrollHere : undefined}>
      <Row label={name} value={isLinked ? texts.isLinked : texts.isNotLinked}>
        {isLinked ? (
          <RowAction {...opens}>
            <ActionWords text={texts.unlink(name)} />
          </RowAction>
        ) : (
          <RowAction disabled={link.isPending || link.isSuccess} onClick={() => link.mutate(provider)}>
            <ActionWords text={texts.link(name)} />
          </RowAction>
        )}
        {hasFailed && <NotOpened />}
        {failure && (
          <p role="alert" className="basis-full text-15 text-danger">
            {failure}
          </p>
        )}
        <RecentSignInFailure error={link.error} signIn={signIn} />
      </Row>
    </div>
  )
}

/** What came of linking, in the address to which the provider has led back. */
function useOutcome(provider: IdentityProviderName, name: string) {
  const [params, setParams] = useSearchParams()
  const outcome = params.get(provider)
  useEffect(() => {
    if (outcome !== 'linked') return
    toast(texts.linked(name))
    setParams({}, { replace: true, preventScrollReset: true })
  }, [outcome, name, setParams])
  const hasFailed = outcome === 'taken' || outcome === 'failed'
  return { outcome, failure: hasFailed ? texts[outcome](name) : undefined }
}

const scrollHere = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' })
