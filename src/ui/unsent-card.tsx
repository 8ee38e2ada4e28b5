import { useId, type ReactNode } from 'react'
import { common, controls, saving } from '#domain/texts'
import { readChange, updateChange, type Place } from '~/device/change-store'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'
import { toast } from '~/ui/toast'

type UnsentCardProps = {
  title: string
  /** The own words, which come first. */
  words: { label: string; text: string }[]
  /** What has become of them. */
  children: ReactNode
  send?: { label: string; onSend: () => void; isSending: boolean } | undefined
  link?: { to: string; label: string } | undefined
  onDiscard: () => void
}

/** What was written on this device and is not stored: to send, to change, or to discard. */
export function UnsentCard({ title, words, children, send, link, onDiscard }: UnsentCardProps) {
  const titleId = useId()
  return (
    <Card roomy className="flex flex-col gap-4" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-21 [overflow-wrap:anywhere]">
        {title}
      </h2>
      <dl className="flex flex-col gap-4">
        {words.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-15 text-soft">{label}</dt>
            <dd className="font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">
              {text || <span className="text-soft">{common.nothing}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="max-w-[62ch] text-15 text-soft">
        {children}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {send && (
          <Button disabled={send.isSending} onClick={send.onSend}>
            {send.isSending ? controls.unsent.sending : send.label}
          </Button>
        )}
        {link && (
          <ButtonLink look="plain" className="px-0!" to={link.to}>
            {link.label}
          </ButtonLink>
        )}
        <Button look="plain" className="px-0! text-soft" disabled={send?.isSending} onClick={onDiscard}>
          {controls.unsent.discard}
        </Button>
      </div>
    </Card>
  )
}

/** Discards a change, with a way back. */
export function discardChange(place: Place): void {
  const change = readChange(place)
  updateChange(place, () => undefined)
  toast({ title: saving.discarded, undo: () => updateChange(place, (latest) => latest ?? change) })
}

export const seePremium = () => ({ to: '/subscription', label: common.seePremium })
