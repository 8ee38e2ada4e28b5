import { type Entry } from '#domain/entry'
import { itemsOf } from '#domain/items'
import { entrySections, sectionNames, type SectionName } from '#domain/entry-sections'
import { skyOfEntry } from '#domain/sky'
import { longDate } from '#domain/time/local-date'
import { choicesInWords } from '#domain/entry-marks'
import { HelpMessage } from '~/ui/help-message'
import { doneItemsOf } from '#domain/ticks'
import { journal } from '#domain/texts'
import { Letter } from '~/drawings/letter'
import { SkyStrip } from '~/drawings/ridges'
import { DoneMark, writtenOn } from '../reading/entry-texts-view.tsx'
import { ReplyWords } from '../reading/reply-words.tsx'

type PrintedDayProps = { entry: Entry; zone: string; name: string; isAlone: boolean }

/** One entry on paper. */
export function PrintedDay({ entry, zone, name, isAlone }: PrintedDayProps) {
  const { aiResponse } = entry
  return (
    <article className="printed-day">
      <header>
        <SkyStrip sky={skyOfEntry(entry, zone)} />
        <h2 className="first-letter:uppercase">{longDate(entry.date)}</h2>
      </header>
      {sectionNames.map(
        (name) =>
          entry[name] && <Section key={name} name={name} text={entry[name]} doneItems={doneItemsOf(entry, name)} />,
      )}
      {choicesInWords(entry).map((words) => (
        <p key={words} className="printed-small">
          {words}
        </p>
      ))}
      {aiResponse && entry.tone === 'help' && (
        <section className="printed-reply">
          <HelpMessage page={entry} zone={zone} />
        </section>
      )}
      {aiResponse && entry.tone !== 'help' && (
        <Letter
          className="printed-reply"
          date={entry.date}
          name={name}
          signature={writtenOn(entry, zone)}
          writtenBy={entry.writtenBy}
        >
          <ReplyWords entry={entry} />
        </Letter>
      )}
      {isAlone && <footer className="printed-small">{name}</footer>}
    </article>
  )
}

function Section({ name, text, doneItems }: { name: SectionName; text: string; doneItems: string[] }) {
  const { shownAs } = entrySections[name]
  return (
    <section>
      <h3>{journal.sections[name].title}</h3>
      {shownAs === 'items' ? (
        <ol>
          {itemsOf(text).map((item, index) => (
            <li key={index} className="own-words printed-words">
              {item}
              {doneItems.includes(item) && <DoneMark />}
            </li>
          ))}
        </ol>
      ) : (
        <p className="own-words printed-words">{text}</p>
      )}
    </section>
  )
}
