import { markdownSections, wordsFromMarkdown } from './entry-markdown.ts'
import { createGathering, type Found } from './import-gathering.ts'
import { dateInHeading, withoutEnd } from './import-heading.ts'
import { moodLabelled } from './mood.ts'

type Section = (typeof markdownSections)[number]['name']
type OpenDay = { date: string; line: number; level: number; section: Section; lines: Record<Section, string[]> }

const sectionOfTitle = new Map<string, Section>(
  markdownSections.flatMap(({ name, title, otherTitles }) =>
    [title.toLowerCase(), ...otherTitles].map((known) => [known, name] as const),
  ),
)
const noLines = () =>
  Object.fromEntries(markdownSections.map(({ name }) => [name, []])) as unknown as Record<Section, string[]>

/** Markdown in which a heading with a date begins a day. Undefined if no heading has a date. */
export function readMarkdown(text: string, { today }: { today: string }): Found | undefined {
  if (!/^ {0,3}#/m.test(text)) return undefined
  const gathering = createGathering({ today })
  let open: OpenDay | undefined
  let anyDate = false
  let lost: { line: number; words: string } | undefined
  let fence: string | undefined

  const closeDay = () => {
    if (!open) return
    const { date, line, lines } = open
    const { mood: label, ...texts } = Object.fromEntries(
      markdownSections.map(({ name }) => [name, wordsFromMarkdown(lines[name])]),
    ) as Record<Section, string>
    const mood = moodLabelled(label)
    gathering.add(`Line ${line}`, date, {
      ...texts,
      doneItems: texts.doneItems.split('\n'),
      // What is no label of ours is a text of the person.
      ...(mood ? { mood } : { diaryText: [texts.diaryText, label].filter(Boolean).join('\n\n') }),
    })
    open = undefined
  }
  const leaveOutLost = () => {
    if (lost) gathering.leaveOut(`Line ${lost.line}`, `“${lost.words}” belongs to no day.`)
    lost = undefined
  }

  text.split(/\r\n|\r|\n/).forEach((content, index) => {
    const line = index + 1
    const mark = /^ {0,3}(```|~~~)/.exec(content)?.[1]
    if (mark) fence = fence === undefined ? mark : fence === mark ? undefined : fence
    const heading = fence === undefined && !mark ? /^ {0,3}(#{1,6})\s/.exec(content) : null
    if (heading) {
      const level = heading[1]!.length
      const title = withoutEnd(content.slice(heading[0].length).trim(), '#').trimEnd()
      const date = dateInHeading(title)
      if (date) {
        anyDate = true
        closeDay()
        leaveOutLost()
        if ('date' in date)
          open = {
            date: date.date,
            line,
            level,
            section: 'gratitudeText',
            lines: { ...noLines(), gratitudeText: date.rest ? [date.rest] : [] },
          }
        else gathering.leaveOut(`Line ${line}`, date.unclear)
        return
      }
      const section = sectionOfTitle.get(title.toLowerCase())
      if (open && section && level >= open.level) {
        open.section = section
        return
      }
      // A heading of a higher level ends the day: what follows is about something else.
      if (open && level < open.level) closeDay()
    }
    if (open) open.lines[open.section].push(content)
    else if (content.trim() !== '') lost ??= { line, words: content.trim().slice(0, 60) }
  })
  closeDay()
  leaveOutLost()
  return anyDate ? gathering.found() : undefined
}
