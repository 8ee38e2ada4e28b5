import type { Operation } from '#domain/operator'
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
  const end = useEndContactMessage()
  const signIn = useSignInAgain()
  const markAnswered = async ({ id, isDelivered }: ContactMessage) => {
    const yes = await confirm({
      title: 'Was this answered?',
      description: isDelivered
        ? 'It is deleted here. The support mailbox keeps its mail.'
        : 'It is deleted here, and the support mailbox did not get it yet.',
      action: 'Mark as answered',
    })
    if (yes) end.mutate(id)
  }
  return (
    <RowSection title="Contact messages">
      {messages.length === 0 && <Row label="Nothing to answer" />}
      {messages.map((message) => (
        <article key={message.id} className="flex flex-col gap-2 py-4">
          <h3 className="font-medium break-words">{message.subject}</h3>
          <p className="text-15 break-words text-soft">
            {message.name}, {message.email}, {ago(message.createdAt, now)}
            {!message.isDelivered && ', not mailed to support yet'}
          </p>
          <p className="break-words whitespace-pre-line">{message.message}</p>
          <div className="-ml-2 flex flex-wrap gap-x-4">
            <a className={rowAction} href={mailTo(message)}>
              Answer <span className="sr-only">{message.subject}</span>
            </a>
            <RowAction disabled={end.isPending} onClick={() => void markAnswered(message)}>
              Mark as answered <span className="sr-only">{message.subject}</span>
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
