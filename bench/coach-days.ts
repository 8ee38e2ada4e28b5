import { composeLetter } from '#domain/composer/composer'
import { addDays } from '#domain/local-date'
import { requestOf } from './coach-figures.ts'
import { mornings, type Morning } from './coach-mornings.ts'

type Day = Pick<Morning, 'gratitudeText' | 'goalsText'>
const sixty = (of: readonly Day[]): Day[] => Array.from({ length: 60 }, (_, day) => of[(day * 7) % of.length]!)
const ofKinds = (language: Morning['language'], ...kinds: string[]) =>
  mornings.filter((one) => one.language === language && (kinds.length === 0 || kinds.includes(one.kind)))
const the = (gratitudeText: string, goalsText: string): Day => ({ gratitudeText, goalsText })

/** Sixty days of one person each, most of them the hardest case: alike pages every day. */
export const lives: readonly { name: string; days: Day[] }[] = [
  { name: 'ordinary days, all different', days: sixty(ofKinds('en', 'ordinary', 'terse', 'comma list', 'emoji')) },
  {
    name: 'the same page each day',
    days: sixty([
      the(
        'Coffee on the balcony\nMy sister called\nClean sheets',
        'Finish the report\nWalk 30 minutes\nCall my brother',
      ),
    ]),
  },
  { name: 'one word each day', days: sixty([the('coffee', 'run')]) },
  {
    name: 'ups and downs',
    days: sixty(
      ofKinds('en', 'ordinary', 'exams', 'setback', 'anger', 'relief', 'milestone', 'joy', 'exhaustion', 'illness'),
    ),
  },
  { name: 'grief', days: sixty(ofKinds('en', 'grief')) },
  { name: 'exhaustion, alike each day', days: sixty([the('I am exhausted\nmy bed', 'get through the day\nshower')]) },
  { name: 'nothing to say', days: sixty([the('nothing', 'idk')]) },
  {
    name: 'German',
    days: sixty([the('Meine Schwester hat angerufen\nFrisches Brot', 'Bericht schreiben\nSpazieren gehen')]),
  },
  { name: 'Spanish', days: sixty([the('El café de la mañana\nMi hermana me llamó', 'Caminar media hora')]) },
  { name: 'French, hard days', days: sixty([the('Je suis épuisée\nMon chat', 'Dormir')]) },
  { name: 'Portuguese', days: sixty([the('O sol na janela\nA minha mãe', 'Terminar o relatório')]) },
]

/** How often a sentence returned within 30 and within 60 days. Quotations and names do not make a sentence another. */
export function repeatsIn(days: readonly Day[]): { within30: number; within60: number; sentences: number } {
  const sent: { day: number; id: string }[] = []
  let [within30, within60, sentences] = [0, 0, 0]
  days.forEach((page, day) => {
    const recentSentences = sent.filter((one) => day - one.day < 60).map(({ id }) => id)
    const letter = composeLetter(
      requestOf(page, { personId: 'one', name: 'Ada', date: addDays('2026-09-01', day), recentSentences }),
    )
    for (const id of letter.sentences) {
      const last = sent.findLast((one) => one.id === id)
      if (last && day - last.day < 30) within30 += 1
      if (last) within60 += 1
      sentences += 1
      sent.push({ day, id })
    }
  })
  return { within30, within60, sentences }
}

/** The greatest share of visitors whose letters begin with the same sentence. */
export function shareOfFirstSentences(pages: readonly Morning[]): { name: string; visitors: number; share: number }[] {
  const english = pages.filter(
    (one) => one.language === 'en' && !one.moods.some((mood) => mood === 'help' || mood === 'harm'),
  )
  const groups: { name: string; visits: Day[] }[] = [
    { name: 'each with a page of their own', visits: english },
    ...[
      the('Coffee on the balcony\nMy sister called\nClean sheets', 'Finish the report'),
      the('coffee', 'run'),
      the('My dad died last Tuesday', 'rest'),
    ].map((page) => ({
      name: `all with “${page.gratitudeText.split('\n')[0]}”`,
      visits: Array.from({ length: 400 }, () => page),
    })),
  ]
  return groups.map(({ name, visits }) => {
    const counts = new Map<string, number>()
    visits.forEach((page, index) => {
      const [first = ''] = composeLetter(requestOf(page, { personId: `visitor ${index}` })).sentences
      counts.set(first, (counts.get(first) ?? 0) + 1)
    })
    return { name, visitors: visits.length, share: Math.max(...counts.values()) / visits.length }
  })
}
