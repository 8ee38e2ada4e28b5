import { contourOf } from '#domain/ridges'
import { landing } from '#domain/texts'
import type { Sky } from '#domain/sky'
import type { Mood } from '#domain/mood'
import { Tile } from '~/drawings/ridges'

const morning = (mood: Mood, ...lines: string[]): Sky => ({
  part: 'dawn',
  ridges: lines.map(contourOf),
  mood,
  isWritten: true,
})

/** From Sunday to Saturday. */
const week: (Sky | undefined)[] = [
  morning(4, 'Pancakes, and nowhere to be', 'My father on the phone', 'Sleep', 'Call the bank'),
  morning(3, 'The bus came on time', 'Soup', 'A seat by the window', 'Finish the report'),
  undefined,
  morning(5, 'Ada passed', 'The light on the kitchen floor', 'Rain', 'Book the train'),
  morning(2, 'Five minutes alone', 'Warm socks', 'Bread', 'Walk home, the long way'),
  morning(4, 'A card from Mara, by post', 'The first frost', 'Tea', 'Fix the gate'),
  undefined,
]

export function WeekStrip() {
  return (
    <figure>
      <ol className="grid max-w-lg grid-cols-7 gap-1.5 desk:gap-3">
        {week.map((sky, day) => (
          <li key={day} className="flex flex-col items-center gap-2 text-15 text-soft">
            {sky ? (
              <Tile sky={sky} className="aspect-square w-full rounded-[22%]" />
            ) : (
              <span className="aspect-square w-full rounded-[22%] border-[1.5px] border-control" />
            )}
            <span>
              {landing.week.days[day]}
              <span className="sr-only">{sky ? landing.week.isWritten : landing.week.isNotWritten}</span>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 max-w-[62ch]">{landing.week.note}</figcaption>
    </figure>
  )
}
