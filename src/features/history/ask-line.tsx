import { MessageCircleQuestionMark } from 'lucide'
import { useRef, useState, type ComponentProps } from 'react'
import { drawnHistory, history } from '#domain/texts'
import { Button } from '~/drawings/button'
import { Icon } from '~/drawings/icon'
import { reportNotOpened } from '~/ui/report-not-opened'
import { useOnFirstUse } from '~/ui/use-on-first-use'
import type { AskJournal } from './ask-journal.tsx'

/** Opens the box for a question to the journal. */
export function AskLine(props: Omit<ComponentProps<typeof AskJournal>, 'onClose'>) {
  const { Part, open, warm } = useOnFirstUse(async () => (await import('./ask-journal.tsx')).AskJournal)
  const [isAsking, setAsking] = useState(false)
  const hasClosed = useRef(false)
  if (Part && isAsking)
    return (
      <Part
        {...props}
        onClose={() => {
          hasClosed.current = true
          setAsking(false)
        }}
      />
    )
  return (
    <Button
      className="text-15!"
      ref={(line) => {
        if (line && hasClosed.current) line.focus()
      }}
      onPointerEnter={warm}
      onClick={async () => {
        setAsking(true)
        if (!(await open())) reportNotOpened(history.ask.notOpened)
      }}
    >
      <Icon of={MessageCircleQuestionMark} />
      {drawnHistory.ask.title}
    </Button>
  )
}
