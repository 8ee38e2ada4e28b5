import { moodLabels, moods, type Mood } from '#domain/mood'
import { colorThemes, fullDawn, mostLines } from '#domain/sky'
import { dayParts, type DayPart } from '#domain/time/day-part'
import { Tile } from '~/drawings/ridges'
import { Gallery, Specimen } from './specimen.tsx'

const steps = [
  ...Array.from({ length: mostLines + 1 }, (_, lines) => ({ lines, isWritten: false })),
  ...Array.from({ length: mostLines - 1 }, (_, lines) => ({ lines: lines + 2, isWritten: true })),
]

/** Each sky, in both themes: a page without a line, with each line, and stored with two lines or more. */
export function SkyGallery() {
  return (
    <Gallery title="Skies">
      {colorThemes.map((theme) => (
        <div key={theme} style={{ colorScheme: theme }} className="rounded-card bg-page p-4 text-ink">
          {dayParts.map((part) => (
            <Specimen key={part} name={`${part}, ${theme}`}>
              <div className="mb-6 grid grid-cols-1 gap-1">
                {[null, ...moods].map((mood) => (
                  <Skies key={mood} part={part} mood={mood} />
                ))}
              </div>
            </Specimen>
          ))}
        </div>
      ))}
    </Gallery>
  )
}

function Skies({ part, mood }: { part: DayPart; mood: Mood | null }) {
  return (
    <div className="flex items-center gap-1">
      <p className="w-14 text-13">{mood === null ? 'None' : moodLabels[mood]}</p>
      {steps.map(({ lines, isWritten }) => (
        <Tile
          key={`${lines} ${isWritten}`}
          className="h-14 min-w-0 flex-1 rounded-control"
          sky={{ part, ridges: fullDawn.ridges.slice(0, lines), mood, isWritten }}
        />
      ))}
    </div>
  )
}
