import { Suspense, useState } from 'react'
import { account, preferences } from '#domain/texts'
import type { User } from '#domain/user'
import { ActionWords } from '~/drawings/action-words'
import { Email } from '~/drawings/settings'
import { sentenceOf } from '~/lib/api-error'
import { RowAction } from '~/drawings/rows'
import { useMutation } from '@tanstack/react-query'
import { answer, api } from '~/lib/api'
import { lazyPart } from '~/ui/lazy-part'
import { NotOpened } from '~/ui/not-opened'
import { toast } from '~/ui/toast'
import { useOpenedForm } from '~/ui/use-opened-form'

const CodeForm = lazyPart(async () => (await import('./code-form.tsx')).CodeForm)

/** The email address, and the forms that verify it and change it. */
export function EmailRow({ user }: { user: User }) {
  const [isCodeSent, setIsCodeSent] = useState(false)
  const send = useSendEmailCode()
  const sendCode = () => send.mutate(undefined, { onSuccess: () => setIsCodeSent(true) })
  const { Form, opens, close, hasFailed } = useOpenedForm(async () => (await import('./email-form.tsx')).EmailForm)
  if (Form) return <Form user={user} onDone={close} />
  return (
    <>
      <Email
        user={user}
        confirm={
          <RowAction disabled={send.isPending} onClick={sendCode}>
            <ActionWords
              text={
                send.isPending
                  ? account.email.pending
                  : isCodeSent
                    ? account.email.again
                    : preferences.profile.email.confirm
              }
            />
          </RowAction>
        }
        renderAction={(text) => (
          <RowAction {...opens}>
            <ActionWords text={text} />
          </RowAction>
        )}
      />
      {hasFailed && <NotOpened />}
      <Suspense>{(user.mailComesBack || !user.isVerified) && isCodeSent && <CodeForm />}</Suspense>
    </>
  )
}

function useSendEmailCode() {
  return useMutation({
    mutationFn: () => answer(api.verification.email.$post()),
    onSuccess: ({ message }) => toast({ title: account.email.done, description: message }),
    onError: (error) => toast({ title: account.email.failed, description: sentenceOf(error), tone: 'danger' }),
  })
}
