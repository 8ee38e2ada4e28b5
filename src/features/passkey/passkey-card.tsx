import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { localDate, longDate } from '#domain/time/local-date'
import type { Passkey } from '#domain/passkey'
import { account, passkey as device } from '#domain/texts'
import { ActionWords } from '~/drawings/action-words'
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
import { passkeysQuery, useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkey.queries.ts'
import { passkeyFailure } from './web-authn.ts'

type WaysIn = { zone: string; password: ReactNode; identities: ReactNode }

/** The ways in: the password, Google and Apple, and the passkeys. Adds, renames and removes one. */
export function PasskeyCard({ zone, password, identities }: WaysIn) {
  const { data: passkeys, error } = useQuery(passkeysQuery)
  const add = useAddPasskey()
  const signIn = useSignInAgain()
  return (
    <RowSection title={account.waysIn}>
      {password}
      {identities}
      {error && <Row label={account.list.failed} value={sentenceOf(error)} />}
      {!passkeys && !error && <Row label={account.list.pending} />}
      {passkeys?.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} zone={zone} />
      ))}
      <Row
        label={passkeys?.length ? account.passkeys.another : account.passkeys.first}
        value={account.passkeys.explanation}
      >
        <RowAction disabled={add.isPending} onClick={() => add.mutate()}>
          {add.isPending ? device.pending : account.passkeys.add.action}
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
      title: account.passkeys.remove.title(name),
      description: account.passkeys.remove.warning,
      action: account.passkeys.remove.confirm,
      tone: 'danger',
    })
    if (yes) remove.mutate(id)
  }
  if (isRenaming) return <NameForm passkey={passkey} onDone={() => restore(() => setIsRenaming(false))} />
  return (
    <Row label={name} value={describe(passkey, zone)}>
      <RowAction ref={button} onClick={() => setIsRenaming(true)}>
        <ActionWords text={account.passkeys.rename.action(name)} />
      </RowAction>
      <RowAction disabled={remove.isPending} onClick={() => void confirmRemoval()}>
        <ActionWords text={account.passkeys.remove.action(name)} />
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
        label={account.passkeys.rename.field}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        error={error}
      />
    </RowForm>
  )
}

function describe({ createdAt, lastUsedAt }: Passkey, zone: string): string {
  const day = (instant: number) => longDate(localDate(instant, zone))
  return lastUsedAt === null ? account.passkeys.added(day(createdAt)) : account.passkeys.used(day(lastUsedAt))
}
