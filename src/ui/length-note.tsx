import { countCharacters } from '#domain/characters'

/** Below a text box: its length when it nears the limit, and an alert when it is beyond. */
export function LengthNote({ id, text, max }: { id: string; text: string; max: number }) {
  const length = countCharacters(text)
  const over = length - max
  return (
    <p
      id={id}
      role={over > 0 ? 'alert' : undefined}
      className={`min-h-5 text-13 ${over > 0 ? 'text-danger' : 'text-soft'}`}
    >
      {over > 0 && `${over.toLocaleString('en-US')} ${over === 1 ? 'character' : 'characters'} more than can be saved`}
      {over <= 0 && length > max * 0.9 && countOf(text, max)}
    </p>
  )
}

export function countOf(text: string, max: number): string {
  return `${countCharacters(text).toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`
}
