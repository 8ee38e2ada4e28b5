import { useState } from 'react'
import { headlinesSchema, type Headline } from '#domain/operator'
import { operator } from '#domain/texts'
import { useSignInAgain } from '~/features/session/session.queries'
import { RecentSignInFailure } from '~/ui/recent-sign-in-failure'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { OpenedSection } from '~/ui/opened-section'
import { Row, RowAction } from '~/drawings/rows'
import { useReplaceHeadlines } from './operator.queries.ts'

/** The lines with which the morning prompt opens, one a day in turn. */
export function HeadlinesSection({ headlines }: { headlines: Headline[] }) {
  const texts = operator.headlines
  const on = headlines.filter(({ isActive }) => isActive).length
  return (
    <OpenedSection title={texts.title} label={texts.count({ all: headlines.length, on })} value={texts.note}>
      <HeadlineRows headlines={headlines} />
    </OpenedSection>
  )
}

function HeadlineRows({ headlines }: { headlines: Headline[] }) {
  const texts = operator.headlines
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const replace = useReplaceHeadlines()
  const signIn = useSignInAgain()

  const add = async () => {
    const { data, error: fault } = headlinesSchema.safeParse({ headlines: [...headlines, { text, isActive: true }] })
    setError(fault?.issues[0]?.message)
    if (data) await settled(replace.mutateAsync(data.headlines, { onSuccess: () => setText('') }))
  }
  // A button that is disabled loses the focus, and a line is often moved several times.
  const change = (lines: Headline[]) => {
    if (!replace.isPending) replace.mutate(lines)
  }
  const toggle = (at: number) =>
    change(headlines.map((line, index) => (index === at ? { ...line, isActive: !line.isActive } : line)))
  const moveUp = (at: number) => {
    const [before, line] = [headlines[at - 1]!, headlines[at]!]
    change(headlines.with(at - 1, line).with(at, before))
  }
  return (
    <>
      <Form noValidate onSubmit={add} className="flex flex-col gap-3 py-4">
        <TextField
          label={texts.label}
          hint={texts.hint}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={replace.isPending} className="self-start">
          {texts.add}
        </Button>
      </Form>
      <RecentSignInFailure error={replace.error} signIn={signIn} />
      {headlines.map(({ text: line, isActive }, index) => (
        <Row key={line} label={line} value={!isActive && texts.isOff}>
          <div className="flex gap-x-4">
            {index > 0 && (
              <RowAction onClick={() => moveUp(index)}>
                {texts.moveUp} <span className="sr-only">{line}</span>
              </RowAction>
            )}
            <RowAction onClick={() => toggle(index)}>
              {isActive ? texts.switchOff : texts.switchOn} <span className="sr-only">{line}</span>
            </RowAction>
          </div>
        </Row>
      ))}
    </>
  )
}
