import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { common } from '#domain/texts'
import { Button } from '~/drawings/button'
import { Checkbox } from '~/drawings/choice'

export type Question = {
  title: string
  description?: string
  /** The label of the button that does it. */
  action: string
  cancel?: string
  /** The label of a checkbox; unchecked at first. */
  option?: string
  tone?: 'danger'
}

export type Answer = { confirmed: boolean; option: boolean }

export function ask(question: Question): Promise<Answer> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    root.render(
      <Confirm
        {...question}
        onAnswer={resolve}
        onGone={() => {
          root.unmount()
          place.remove()
        }}
      />,
    )
  })
}

type ConfirmProps = Question & { onAnswer: (answer: Answer) => void; onGone: () => void }

function Confirm({ title, description, action, cancel = common.cancel, option, tone, onAnswer, onGone }: ConfirmProps) {
  const [open, setOpen] = useState(true)
  const [isChecked, setIsChecked] = useState(false)
  const answer = (confirmed: boolean) => {
    setOpen(false)
    onAnswer({ confirmed, option: confirmed && isChecked })
  }
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={() => answer(false)}
      onOpenChangeComplete={(stillOpen) => !stillOpen && onGone()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="overlay-shade" />
        <AlertDialog.Popup className="overlay-card flex max-w-md flex-col gap-3">
          <AlertDialog.Title className="text-21">{title}</AlertDialog.Title>
          {description && <AlertDialog.Description className="text-soft">{description}</AlertDialog.Description>}
          {option && (
            <Checkbox label={option} checked={isChecked} onChange={({ target }) => setIsChecked(target.checked)} />
          )}
          <div className="mt-3 flex flex-wrap justify-end gap-3">
            <Button onClick={() => answer(false)}>{cancel}</Button>
            <Button look={tone ?? 'primary'} onClick={() => answer(true)}>
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
