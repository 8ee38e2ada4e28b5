import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { localDate, longDate } from '#domain/time/local-date'
import type { Passkey } from '#domain/passkey'
import { ApiError, sentenceOf } from '~/lib/api-error'
import { settled } from '~/lib/settled'
import { RecentSignInFailure } from '~/ui/recent-sign-in-failure'
import { useRestoredFocus } from '~/ui/form-focus'
import { confirm } from '~/ui/confirm'
import { TextField } from '~/ui/field'
import { RowForm } from '~/ui/row-form'
import { Row, RowAction } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { useSignInAgain } from '~/features/session/session.queries'
import { passkeyFailure, passkeysQuery, useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkey.queries.ts'

type WaysIn = { zone: string; password: ReactNode; identities: ReactNode }

/** The ways in: the password, Google and Apple, and the passkeys. Adds, renames and removes one. */
export function PasskeyCard({ zone, password, identities }: WaysIn) {
  const { data: passkeys, error } = useQuery(passkeysQuery)
  const add = useAddPasskey()
  const signIn = useSignInAgain()
  return (
    <RowSection title="Signing in">
      {password}
      {identities}
      {error && <Row label="The list could not be fetched" value={sentenceOf(error)} />}
      {!passkeys && !error && <Row label="Looking…" />}
      {passkeys?.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} zone={zone} />
      ))}
      <Row
        label={passkeys?.length ? 'Another device' : 'Sign in without a password'}
        value="A passkey lives on your device and opens with your finger, your face or its PIN."
      >
        <RowAction disabled={add.isPending} onClick={() => add.mutate()}>
          {add.isPending ? 'Asking your device…' : 'Add a passkey'}
        </RowAction>
        <RecentSignInFailure error={add.error} sentence={passkeyFailure} signIn={signIn} />
      </Row>
    </RowSection>
  )
}

function PasskeyRow({ passkey, zone }: { passkey: Passkey; zone: string }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { button, restore } = useRestoredFocus()
  const remove = useRemovePasskey()
  const { id, name } = passkey
  const confirmRemoval = async () => {
    const yes = await confirm({
      title: `Remove the passkey ${name}?`,
      description: 'It will no longer sign you in. Your other ways in stay.',
      action: 'Remove passkey',
      tone: 'danger',
    })
    if (yes) remove.mutate(id)
  }
  if (isRenaming) return <NameForm passkey={passkey} onDone={() => restore(() => setIsRenaming(false))} />
  return (
    <Row label={name} value={describe(passkey, zone)}>
      <RowAction ref={button} onClick={() => setIsRenaming(true)}>
        Rename <span className="sr-only">{name}</span>
      </RowAction>
      <RowAction disabled={remove.isPending} onClick={() => void confirmRemoval()}>
        Remove <span className="sr-only">{name}</span>
      </RowAction>
    </Row>
  )
}

function NameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [draft, setDraft] = useState(name)
  const [error, setError] = useState<string>()
  const rename = useRenamePasskey()
  const save = async () => {
    await settled(
      rename.mutateAsync(
        { id, name: draft },
        {
          onSuccess: onDone,
          onError: (failure) => setError((failure instanceof ApiError && failure.fields.name) || sentenceOf(failure)),
        },
      ),
    )
  }
  return (
    <RowForm onSave={save} onCancel={onDone} isPending={rename.isPending}>
      <TextField
        label="Name of this passkey"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        error={error}
      />
    </RowForm>
  )
}

function describe({ createdAt, lastUsedAt }: Passkey, zone: string): string {
  const day = (instant: number) => longDate(localDate(instant, zone))
  return lastUsedAt === null ? `Added on ${day(createdAt)}, not used yet` : `Last used on ${day(lastUsedAt)}`
}
