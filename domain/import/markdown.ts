import { itemsOf } from '../items.ts'
import { choiceNames, marksIn } from '../entry-marks.ts'
import { mapSections } from '../entry-sections.ts'
import { markdownSections, wordsFromMarkdown, type MarkdownSection } from '../entry-markdown.ts'
import { readFrontMatter } from './front-matter.ts'
import type { Gathering } from './gathering.ts'
import { dateInHeading, dateInName, isLikeDate, withoutEnd } from './heading.ts'
import { exportedWords } from './exported-words.ts'
import { choiceIn, sectionTitled } from './titles.ts'
import { importing } from '../texts.ts'

type OpenDay = {
  date: string
  line: number
  level: number
  section: MarkdownSection
  /** The level of the heading that began the section; 0 for the text at the start of a day. */
  sectionLevel: number
  lines: Record<MarkdownSection, string[]>
}
type Heading = { level: number; title: string; date: ReturnType<typeof dateInHeading> }

const noLines = () =>
  Object.fromEntries(markdownSections.map((name) => [name, []])) as unknown as Record<MarkdownSection, string[]>

/**
 * Markdown in which a heading with a date begins a day, or a page with one date in its properties or its name. False if
 * there is no date.
 */
export function readMarkdown(
  text: string,
  { name, gathering, zone }: { name: string; gathering: Gathering; zone: string },
): boolean {
  const all = text.split(/\r\n|\r|\n/)
  const { taken, date: ownDate, counts } = readFrontMatter(all, { zone })
  const lines = isLogseqPage(name) ? all.map(withoutLogseqMarks) : all
  const headings = headingsOf(lines, taken)
  let open: OpenDay | undefined
  /** The day that a heading begins is left out as a whole. */
  let isLeftOut = false
  let lost: { line: number; words: string } | undefined

  const begin = (date: string, { line, level, rest }: { line: number; level: number; rest: string }) => {
    isLeftOut = false
    open = { date, line, level, section: 'gratitudeText', sectionLevel: 0, lines: noLines() }
    if (rest) open.lines.gratitudeText.push(rest)
  }
  const closeDay = () => {
    if (open) addDay(open, gathering)
    open = undefined
  }
  const leaveOutLost = () => {
    if (lost) gathering.leaveOut(importing.places.line(lost.line), importing.leftOut.noDay(lost.words))
    lost = undefined
  }
  const leaveOutDay = (line: number, why: string) => {
    closeDay()
    leaveOutLost()
    isLeftOut = true
    gathering.leaveOut(importing.places.line(line), why)
  }

  if (![...headings.values()].some(({ date }) => date)) {
    const date = ownDate ?? dateInName(name)
    if (date === undefined) return false
    begin(date, { line: 1, level: 0, rest: '' })
  }
  gathering.count(counts)
  for (const [index, written] of lines.entries()) {
    if (index < taken) continue
    const line = index + 1
    const heading = headings.get(index)
    if (heading?.date) {
      closeDay()
      leaveOutLost()
      if ('date' in heading.date) begin(heading.date.date, { line, level: heading.level, rest: heading.date.rest })
      else leaveOutDay(line, heading.date.unclear)
      continue
    }
    if (heading && heading.level <= (open?.level ?? 6) && isLikeDate(heading.title)) {
      leaveOutDay(line, importing.leftOut.unreadDate(heading.title.slice(0, 60)))
      continue
    }
    if (open && heading && beginsSection(open, heading, gathering)) continue
    // A heading of a higher level ends the day: what follows is about something else.
    if (open && heading && heading.level < open.level) closeDay()
    if (!open && heading && goalsHeadings.has(heading.title)) {
      const goals = goalsBelow(lines.slice(line))
      if (goals > 0) {
        leaveOutLost()
        gathering.leaveOut(importing.places.line(line), importing.leftOut.goals(goals))
        break
      }
    }
    const content = withoutPictures(written, gathering)
    if (open) open.lines[open.section].push(content)
    else if (!isLeftOut && content.trim() !== '') lost ??= { line, words: content.trim().slice(0, 60) }
  }
  closeDay()
  leaveOutLost()
  return true
}

/** The end of our own export (`markdownFile` of the Worker). */
const goalsHeadings = new Set(exportedWords.map(({ goals }) => goals))
const goalsBelow = (lines: string[]) => lines.filter(isGoal).length

function isGoal(line: string): boolean {
  const state = /^- \*\*.*\*\* \((.*)/.exec(line)?.[1]
  if (state === undefined) return false
  return /^\d+\s?%/.test(state) || exportedWords.some(({ completed }) => state.startsWith(completed))
}

function headingsOf(lines: string[], from: number): Map<number, Heading> {
  const headings = new Map<number, Heading>()
  let fence: string | undefined
  for (const [index, line] of lines.entries()) {
    if (index < from) continue
    const mark = /^ {0,3}(```|~~~)/.exec(line)?.[1]
    if (mark) fence = fence === undefined ? mark : fence === mark ? undefined : fence
    const start = fence === undefined && !mark ? /^ {0,3}(#{1,6})\s/.exec(line) : null
    if (!start) continue
    const title = withoutEnd(line.slice(start[0].length).trim(), '#').trimEnd()
    headings.set(index, { level: start[1]!.length, title, date: dateInHeading(title) })
  }
  return headings
}

/** A known heading begins its section. An unknown one ends the section of a heading, and goes on in the diary. */
function beginsSection(open: OpenDay, { level, title }: Heading, gathering: Gathering): boolean {
  if (level < open.level) return false
  const known = sectionTitled(title)
  if (!known && (open.sectionLevel === 0 || level > open.sectionLevel)) return false
  open.section = known?.section ?? 'diaryText'
  open.sectionLevel = level
  if (!known) gathering.addUnknownHeading(title, open.date)
  if (!known || known.isKept) open.lines[open.section].push('', title)
  return true
}

function addDay({ date, line, lines }: OpenDay, gathering: Gathering): void {
  const ticked: string[] = []
  const goals = lines.goalsText.map((goal) => {
    const [all, mark, isDone] = box.exec(goal) ?? []
    if (all === undefined) return goal
    const words = goal.slice(all.length)
    if (isDone!.trim()) ticked.push(...itemsOf(words))
    return `${mark}${words}`
  })
  const texts = Object.fromEntries(
    markdownSections.map((name) => [name, wordsIn(name === 'goalsText' ? goals : lines[name])]),
  ) as Record<MarkdownSection, string>
  const choices = choiceNames.map((name) => ({ name, value: choiceIn(name, texts[name]) }))
  // An unknown label is a text of the person.
  const unknown = choices.flatMap(({ name, value }) => (value === undefined ? [texts[name]] : []))
  gathering.add(importing.places.line(line), date, {
    ...mapSections((name) => texts[name]),
    diaryText: [texts.diaryText, ...unknown].filter(Boolean).join('\n\n'),
    ...marksIn({
      ...Object.fromEntries(choices.map(({ name, value }) => [name, value])),
      doneItems: [...texts.doneItems.split('\n'), ...ticked],
    }),
    aiResponse: texts.aiResponse,
  })
}

/** Logseq begins each day with an empty item, and a template is a list of them. */
const isEmptyItem = (line: string) => /^(?:[-*+]|\d{1,3}[.)])?(?:\s*\[ ?\])?$/.test(line.trim())
const wordsIn = (lines: string[]) => (lines.every(isEmptyItem) ? '' : wordsFromMarkdown(lines))

/** A box to tick at the start of a line: `- [x]`. */
const box = /^(\s*(?:[-*+]|\d{1,3}[.)])\s+)\[([ xX])\]\s+/

const isLogseqPage = (name: string) => /(?:^|\/)\d{4}_\d\d_\d\d\.md$/.test(name)

/** In Logseq every line is an item, a heading too, and a task begins with a word. */
function withoutLogseqMarks(line: string): string {
  if (/^\s*(?:- )?(?:id|collapsed):: /.test(line)) return ''
  return line
    .replace(/^\s*- (?=#{1,6} )/, '')
    .replace(/^(\s*- )(?:(DONE)|TODO|DOING|NOW|LATER) /, (_, mark, done) => `${mark}[${done ? 'x' : ' '}] `)
}

/** Pictures that lie beside the page. The address of a picture elsewhere stays. */
const pictures = /!\[\[[^\][\n]*\]\]|!\[[^\][\n]*\]\((?!https?:)[^()\s]*\)/g

function withoutPictures(line: string, gathering: Gathering): string {
  if (!line.includes('![')) return line
  return line.replace(pictures, () => {
    gathering.count({ pictures: 1 })
    return ''
  })
}
