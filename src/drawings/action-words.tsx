/**
 * The words of a button, of which those in brackets are only spoken: 'Change [password]'. A screen reader gets them as
 * one text: between two parts it sets a blank, before a colon too.
 */
export function ActionWords({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden>{text.replace(/\[.*\]/, '')}</span>
      <span className="sr-only">{text.replace(/[[\]]/g, '')}</span>
    </>
  )
}
