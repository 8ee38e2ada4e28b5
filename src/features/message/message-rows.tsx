import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MessageChannel } from '#domain/message-kinds'
import { account, common, messages as texts } from '#domain/texts'
import type { User } from '#domain/user'
import { pushQuery } from '~/features/user/notifications/push.queries'
import { sentenceOf } from '~/lib/api-error'
import { FailureLine } from '~/ui/failure-line'
import { ToEmail } from '~/ui/to-email'
import { Row, RowAction } from '~/drawings/rows'
import { WithLinks } from '~/drawings/with-links'
import { messagesQuery, useSendTest } from './message.queries.ts'
import { messageInWords } from './message-words.ts'

/** What was sent last, and a test on request. */
export default function MessageRows({ user }: { user: User }): ReactNode {
  const { data: messages, error } = useQuery(messagesQuery)
  const { data: push } = useQuery(pushQuery)
  return (
    <>
      <TestRow
        channel="email"
        to={user.isVerified && !user.mailComesBack ? user.email : null}
        first={texts.tests.email.first}
      />
      <TestRow channel="sms" to={user.isPhoneVerified ? user.phone : null} first={texts.tests.sms.first} />
      {push?.isOn && <TestRow channel="push" to="" />}
      {error && <Row label={account.list.failed} value={sentenceOf(error)} />}
      {!messages && !error && <Row label={account.list.pending} />}
      {messages?.length === 0 && <Row label={texts.empty.title} value={texts.empty.description} />}
      {messages?.map((message, index) => {
        const { title, state } = messageInWords(message, user.timezone)
        return <Row key={`${message.at} ${index}`} label={title} value={state} />
      })}
    </>
  )
}

/** `first`: what has to be done before, where there is no address. */
function TestRow({ channel, to, first = '' }: { channel: MessageChannel; to: string | null; first?: string }) {
  const test = useSendTest()
  const { label, goesTo, outcomes } = texts.tests[channel]
  const hint =
    to === null ? (
      <WithLinks text={first} renderLink={(words) => <ToEmail>{words}</ToEmail>} />
    ) : (
      <span role="status">{test.data ? outcomes[test.data.state] : goesTo(to)}</span>
    )
  return (
    <Row label={label} value={hint}>
      {to !== null && (
        <RowAction disabled={test.isPending} onClick={() => test.mutate(channel)}>
          {test.isPending ? common.sending : texts.send}
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
