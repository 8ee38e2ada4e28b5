import { markdownSections, markdownTitle, type MarkdownSection } from '../entry-markdown.ts'
import type { SectionName } from '../entry-sections.ts'

/**
 * The headings under which other journals have what a section holds. A heading in `kept` says more than the section's
 * own title, so it stays as a line. All without accents on apostrophes, digits and other signs, in small letters.
 */
const titlesElsewhere: Record<SectionName, { same: string[]; kept: string[] }> = {
  gratitudeText: {
    same: [
      'gratitudes',
      'grateful for',
      'grateful',
      'thankful for',
      'i am grateful for',
      'im grateful for',
      'today i am grateful for',
      'today im grateful for',
      'what i am grateful for',
      'what im grateful for',
      'things i am grateful for',
      'things im grateful for',
      'three things i am grateful for',
      'three things im grateful for',
      'dankbarkeit',
      'ich bin dankbar für',
      'wofür ich dankbar bin',
      'je suis reconnaissant pour',
      'gratitud',
      'doy gracias por',
      'gratidão',
      'sou grato por',
      'sou grata por',
    ],
    kept: [],
  },
  goalsText: {
    same: [
      'goals',
      'small wins',
      'intentions',
      'tasks',
      'todo',
      'to do',
      'what would make today great',
      'what will i do to make today great',
      'what will make today great',
      'ziele',
      'tagesziele',
      'aufgaben',
      'was würde den heutigen tag großartig machen',
      'objectifs',
      'objetivos',
      'metas',
    ],
    kept: [],
  },
  diaryText: {
    same: ['diary', 'journal', 'notes', 'tagebuch', 'notizen', 'diario', 'diário', 'notas'],
    kept: ['daily affirmation', 'daily affirmations', 'daily affirmations i am', 'affirmation', 'affirmations'],
  },
  eveningText: {
    same: [
      'evening',
      'what went well',
      'highlights of the day',
      'highlight of the day',
      'amazing things that happened today',
      'three amazing things that happened today',
      'good things that happened today',
      'three good things that happened today',
    ],
    kept: [
      'what did i learn today',
      'what have i learned today',
      'how could i have made today better',
      'how could i have made today even better',
      'how will i make tomorrow better',
      'my good deed today',
    ],
  },
}

type TitleFound = { section: MarkdownSection; isKept: boolean }

const plain = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const known = new Map<string, TitleFound>(
  Object.entries(titlesElsewhere).flatMap(([name, { same, kept }]) =>
    [...same, ...kept].map(
      (title) => [title, { section: name as SectionName, isKept: kept.includes(title) }] as [string, TitleFound],
    ),
  ),
)

/** A file may have the titles of an export again and again. */
const exported = new Map<string, string>()

function plainTitle(section: MarkdownSection): string {
  const title = markdownTitle(section)
  const words = exported.get(title) ?? plain(title)
  exported.set(title, words)
  return words
}

/** The section that a heading begins. */
export function sectionTitled(title: string): TitleFound | undefined {
  const words = plain(title)
  const section = markdownSections.find((name) => plainTitle(name) === words)
  return section ? { section, isKept: false } : known.get(words)
}
