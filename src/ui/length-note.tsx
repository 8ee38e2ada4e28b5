import { countCharacters } from '#domain/characters'
import { inDigits } from '#domain/numbers'
import { common } from '#domain/texts'

type LengthNoteProps = { id: string; text: string; max: number; always?: boolean | undefined }

/** Below a text box: its length when it nears the limit, or always, and an alert when it is beyond. */
export function LengthNote({ id, text, max, always = false }: LengthNoteProps) {
  const length = countCharacters(text)
  const over = length - max
  return (
    <p
      id={id}
      role={over > 0 ? 'alert' : undefined}
      className={`min-h-5 text-13 ${over > 0 ? 'text-danger' : 'text-soft'}`}
    >
      {over > 0 && common.length.over(inDigits(over), over === 1)}
      {over <= 0 && (always || length > max * 0.9) && common.length.of(inDigits(length), inDigits(max))}
    </p>
  )
}
