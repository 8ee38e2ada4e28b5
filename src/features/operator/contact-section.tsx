import type { Operation } from '#domain/operator'
import { operator } from '#domain/texts'
import { useSignInAgain } from '~/features/session/session.queries'
import { RecentSignInFailure } from '~/ui/recent-sign-in-failure'
import { confirm } from '~/ui/confirm'
import { Row, rowAction, RowAction } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { ago } from './operator-words.ts'
import { useEndContactMessage } from './operator.queries.ts'

type ContactMessage = Operation['contact'][number]

/** What was written to us and was not answered yet. */
export function ContactSection({ messages, now }: { messages: ContactMessage[]; now: number }) {
  const texts = operator.messages
  const end = useEndContactMessage()
  const signIn = useSignInAgain()
  const markAnswered = async ({ id, isDelivered }: ContactMessage) => {
    const yes = await confirm({
      title: texts.answered.title,
      description: isDelivered ? texts.answered.mailed : texts.answered.notMailed,
      action: texts.answered.action,
    })
    if (yes) end.mutate(id)
  }
  return (
    <RowSection title={texts.title}>
      {messages.length === 0 && <Row label={texts.empty} />}
      {messages.map((message) => (
        <article key={message.id} className="flex flex-col gap-2 py-4">
          <h3 className="font-medium break-words">{message.subject}</h3>
          <p className="text-15 break-words text-soft">
            {(message.isDelivered ? texts.from : texts.fromNotMailed)({
              ...message,
              when: ago(message.createdAt, now),
            })}
          </p>
          <p className="break-words whitespace-pre-line">{message.message}</p>
          <div className="-ms-2 flex flex-wrap gap-x-4">
            <a className={rowAction} href={mailTo(message)}>
              {texts.answer} <span className="sr-only">{message.subject}</span>
            </a>
            <RowAction disabled={end.isPending} onClick={() => void markAnswered(message)}>
              {texts.answered.action} <span className="sr-only">{message.subject}</span>
            </RowAction>
          </div>
        </article>
      ))}
      <RecentSignInFailure error={end.error} signIn={signIn} />
    </RowSection>
  )
}

function mailTo({ email, subject }: ContactMessage): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
