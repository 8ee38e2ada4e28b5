import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#domain/user'
import { sentenceOf } from '~/lib/api-error'
import { FailureLine } from '~/lib/failure-line'
import { rowAction, Row } from '~/ui/rows'
import { messagesQuery, useSendTest } from './message.queries.ts'
import { messageInWords, testOutcomes } from './message-words.ts'

/** What was sent last, and a test on request. */
export default function MessageRows({ user }: { user: User }): ReactNode {
  const { data: messages, error } = useQuery(messagesQuery)
  const test = useSendTest()
  return (
    <>
      <Row label="Does our mail reach you?" value={hintOf(user, test.data && testOutcomes[test.data.state])}>
        {user.isVerified && (
          <button type="button" className={rowAction} disabled={test.isPending} onClick={() => test.mutate()}>
            {test.isPending ? 'Sending…' : 'Send me a test'}
          </button>
        )}
        {test.error && (
          <div className="basis-full">
            <FailureLine error={test.error} />
          </div>
        )}
      </Row>
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

function hintOf(user: User, outcome: string | undefined) {
  if (!user.isVerified) return 'Confirm your e-mail above first.'
  return <span role="status">{outcome ?? `A test goes to ${user.email}.`}</span>
}
