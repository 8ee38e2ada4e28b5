import { contourOf } from '#domain/ridges'
import type { Sky } from '#domain/sky'
import type { Mood } from '#domain/mood'
import { Tile } from '~/drawings/ridges'

const morning = (mood: Mood, ...lines: string[]): Sky => ({
  part: 'dawn',
  ridges: lines.map(contourOf),
  mood,
  isWritten: true,
})

const week: { day: string; sky?: Sky }[] = [
  { day: 'Sun', sky: morning(4, 'Pancakes, and nowhere to be', 'My father on the phone', 'Sleep', 'Call the bank') },
  { day: 'Mon', sky: morning(3, 'The bus came on time', 'Soup', 'A seat by the window', 'Finish the report') },
  { day: 'Tue' },
  { day: 'Wed', sky: morning(5, 'Ada passed', 'The light on the kitchen floor', 'Rain', 'Book the train') },
  { day: 'Thu', sky: morning(2, 'Five minutes alone', 'Warm socks', 'Bread', 'Walk home, the long way') },
  { day: 'Fri', sky: morning(4, 'A card from Mara, by post', 'The first frost', 'Tea', 'Fix the gate') },
  { day: 'Sat' },
]

export function WeekStrip() {
  return (
    <figure>
      <ol className="grid max-w-lg grid-cols-7 gap-1.5 desk:gap-3">
        {week.map(({ day, sky }) => (
          <li key={day} className="flex flex-col items-center gap-2 text-15 text-soft">
            {sky ? (
              <Tile sky={sky} className="aspect-square w-full rounded-[22%]" />
            ) : (
              <span className="aspect-square w-full rounded-[22%] border-[1.5px] border-control" />
            )}
            <span>
              {day}
              <span className="sr-only">{sky ? ', written' : ', not written'}</span>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 max-w-[62ch]">
        Five mornings out of seven, each the hills of its own lines. A missed day is only a day, and nothing here will
        scold you for it.
      </figcaption>
    </figure>
  )
}
