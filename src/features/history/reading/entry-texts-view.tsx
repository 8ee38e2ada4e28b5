import { Check } from 'lucide'
import type { ReactNode } from 'react'
import type { Entry } from '#domain/entry'
import { itemsOf } from '#domain/items'
import { entrySections, sectionNames, type SectionName } from '#domain/entry-sections'
import { choicesInWords } from '#domain/entry-marks'
import { doneItemsOf } from '#domain/ticks'
import type { User } from '#domain/user'
import { formats } from '#domain/time/formats'
import { journal, reading } from '#domain/texts'
import { Icon } from '~/drawings/icon'
import { HelpMessage, SomeoneToTalkTo } from '~/ui/help-message'
import { Letter } from '~/drawings/letter'
import { MarkedText } from '~/drawings/marked-text'
import { WithLinks } from '~/drawings/with-links'
import { ReplyWords } from './reply-words.tsx'

/** The sections of an entry and the reply, to be read. The search terms are marked. */
export function EntryTextsView({ entry, user, marked = '' }: { entry: Entry; user: User; marked?: string }) {
  const { aiResponse } = entry
  const zone = user.timezone
  return (
    <div className="entry-texts">
      <div className="flex flex-col gap-6">
        {sectionNames.map(
          (name) =>
            entry[name] && (
              <Section key={name} name={name} text={entry[name]} marked={marked} doneItems={doneItemsOf(entry, name)} />
            ),
        )}
        {choicesInWords(entry).map((words) => (
          <p key={words} className="text-15 text-soft">
            {words}
          </p>
        ))}
      </div>
      {/* An imported day has no reply. */}
      {aiResponse !== '' && entry.tone === 'help' && (
        <section className="border-s-2 border-control ps-5">
          <h3 className="mb-2 font-sans text-15 font-normal text-soft">{journal.letter.help}</h3>
          <HelpMessage page={entry} zone={zone} />
        </section>
      )}
      {aiResponse !== '' && entry.tone !== 'help' && (
        <Letter
          className="letter-narrow max-w-[62ch]"
          title={<h3 className="font-sans font-normal">{journal.letter.title}</h3>}
          date={entry.date}
          name={user.name}
          signature={aiResponse === null ? undefined : writtenOn(entry, zone)}
          writtenBy={entry.writtenBy}
          foot={<SomeoneToTalkTo page={entry} zone={zone} />}
        >
          {aiResponse === null ? (
            <p className="mt-4 font-serif text-soft">{reading.noReplyYet}</p>
          ) : (
            <ReplyWords entry={entry} />
          )}
        </Letter>
      )}
    </div>
  )
}

type SectionProps = { name: SectionName; text: string; marked: string; doneItems: string[] }

function Section({ name, text, marked, doneItems }: SectionProps) {
  const { shownAs } = entrySections[name]
  return (
    <section className="max-w-[62ch]">
      <h3 className="text-17 text-soft">{journal.sections[name].title}</h3>
      {shownAs === 'items' ? (
        <ol className="mt-1 divide-y divide-hairline">
          {itemsOf(text).map((item, index) => (
            <li key={index} dir="auto" className="own-words flex gap-3 py-1">
              <span aria-hidden className="min-w-5 shrink-0 text-soft">
                {index + 1}.
              </span>
              <span className="min-w-0 flex-1">
                <MarkedText text={item} query={marked} />
                {doneItems.includes(item) && <DoneMark />}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="own-words mt-1">
          <MarkedText text={text} query={marked} />
        </p>
      )}
    </section>
  )
}

/** Beside a small win that was ticked. */
export function DoneMark() {
  return (
    <Icon
      of={Check}
      size={16}
      strokeWidth={2}
      role="img"
      aria-label={reading.isDone}
      className="ms-2 inline text-done"
    />
  )
}

/** The second line of a letter's signature; null for a letter without a time. */
export function writtenOn({ respondedAt }: Entry, zone: string): ReactNode {
  if (respondedAt === null) return null
  return (
    <WithLinks
      text={reading.writtenOn(moment(respondedAt, zone))}
      renderLink={(time) => <time dateTime={new Date(respondedAt).toISOString()}>{time}</time>}
    />
  )
}

export function moment(instant: number, zone: string): string {
  return formats.moment(zone).format(instant)
}
