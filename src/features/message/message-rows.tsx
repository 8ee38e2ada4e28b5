import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MessageChannel } from '#domain/message-kinds'
import type { User } from '#domain/user'
import { pushQuery } from '~/features/user/notifications/push.queries'
import { sentenceOf } from '~/lib/api-error'
import { FailureLine } from '~/ui/failure-line'
import { ToEmail } from '~/ui/to-email'
import { Row, RowAction } from '~/drawings/rows'
import { messagesQuery, useSendTest } from './message.queries.ts'
import { messageInWords, testOutcomes } from './message-words.ts'

/** What was sent last, and a test on request. */
export default function MessageRows({ user }: { user: User }): ReactNode {
  const { data: messages, error } = useQuery(messagesQuery)
  const { data: push } = useQuery(pushQuery)
  return (
    <>
      <TestRow
        channel="email"
        label="Does our mail reach you?"
        to={user.isVerified && !user.mailComesBack ? user.email : null}
      >
        <ToEmail>Confirm your e-mail</ToEmail> first.
      </TestRow>
      <TestRow channel="sms" label="Do our SMS reach you?" to={user.isPhoneVerified ? user.phone : null}>
        Switch the morning prompt by SMS on first: that confirms your number.
      </TestRow>
      {push?.isOn && (
        <TestRow channel="push" label="Do our notifications reach you?" to="each device that has them on">
          {null}
        </TestRow>
      )}
      {error && <Row label="The list could not be fetched" value={sentenceOf(error)} />}
      {!messages && !error && <Row label="Looking…" />}
      {messages?.length === 0 && <Row label="Nothing yet" value="The last ten messages will be listed here." />}
      {messages?.map((message, index) => {
        const { title, state } = messageInWords(message, user.timezone)
        return <Row key={`${message.at} ${index}`} label={title} value={state} />
      })}
    </>
  )
}

/** `children`: what has to be done first. */
function TestRow({
  channel,
  label,
  to,
  children,
}: {
  channel: MessageChannel
  label: string
  to: string | null
  children: ReactNode
}) {
  const test = useSendTest()
  const outcome = test.data && testOutcomes[channel][test.data.state]
  const hint = to === null ? children : <span role="status">{outcome ?? `A test goes to ${to}.`}</span>
  return (
    <Row label={label} value={hint}>
      {to !== null && (
        <RowAction disabled={test.isPending} onClick={() => test.mutate(channel)}>
          {test.isPending ? 'Sending…' : 'Send me a test'}
        </RowAction>
      )}
      {test.error && (
        <div className="basis-full">
          <FailureLine error={test.error} />
        </div>
      )}
    </Row>
  )
}
