import { markdownSections, type MarkdownSection } from '../entry-markdown.ts'
import { isChoice, type ChoiceName, type EntryMarks } from '../entry-marks.ts'
import type { SectionName } from '../entry-sections.ts'
import { exportedWords } from './exported-words.ts'

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

const known = new Map<string, TitleFound>([
  ...Object.entries(titlesElsewhere).flatMap(([name, { same, kept }]) =>
    [...same, ...kept].map((title): [string, TitleFound] => [
      title,
      { section: name as SectionName, isKept: kept.includes(title) },
    ]),
  ),
  ...exportedWords.flatMap(({ titles }) =>
    titles.map((title, index): [string, TitleFound] => [
      plain(title),
      { section: markdownSections[index]!, isKept: false },
    ]),
  ),
])

/** The section that a heading begins. */
export const sectionTitled = (title: string): TitleFound | undefined => known.get(plain(title))

/** The choice that a file has under its title, in any letter case. */
export function choiceIn<Name extends ChoiceName>(name: Name, text: string): EntryMarks[Name] | undefined {
  const words = text.trim().toLowerCase()
  const labels = exportedWords.flatMap(({ marks: { [name]: choice } }) =>
    'labels' in choice ? Object.entries(choice.labels) : [],
  )
  const value =
    labels.length > 0
      ? Number(labels.find(([, label]) => label.toLowerCase() === words)?.[0])
      : Number(words || Number.NaN)
  return isChoice(name, value) ? value : undefined
}
