import { itemsOf, type Entry } from '#domain/entry'
import { longDate } from '#domain/local-date'
import { Sun } from './sun.tsx'
import { moment } from './entry-words.tsx'

type PrintedDayProps = { entry: Entry; zone: string; name: string; isAlone: boolean }

/** One day as a page of a book. */
export function PrintedDay({ entry, zone, name, isAlone }: PrintedDayProps) {
  const { gratitudeText, goalsText, diaryText, aiResponse, respondedAt } = entry
  return (
    <article className="printed-day">
      <header>
        <Sun />
        <h2>{longDate(entry.date)}</h2>
      </header>
      {gratitudeText && <Items title="Gratitude" text={gratitudeText} />}
      {goalsText && <Items title="Today's Goals" text={goalsText} />}
      {diaryText && (
        <section>
          <h3>Daily Diary</h3>
          <p className="printed-words">{diaryText}</p>
        </section>
      )}
      {aiResponse && (
        <section className="printed-reply">
          <p className="printed-words">{aiResponse}</p>
          {respondedAt !== null && <p className="printed-small">Firstlight, {moment(respondedAt, zone)}</p>}
        </section>
      )}
      {isAlone && <footer className="printed-small">{name}</footer>}
    </article>
  )
}

function Items({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <ol>
        {itemsOf(text).map((item, index) => (
          <li key={index} className="printed-words">
            {item}
          </li>
        ))}
      </ol>
    </section>
  )
}
