import { composeReply } from '#domain/composer/composer'
import { addDays } from '#domain/local-date'
import { requestOf } from './coach-figures.ts'

const today = '2026-11-24'
type Earlier = [daysAgo: number, thanks: string, plans: string]

/** Pages with earlier days, and whether a letter should cite one: only where something continues. */
const pages: { thanks: string; plans: string; earlier: Earlier[]; continues: boolean }[] = [
  {
    thanks: 'tea',
    plans: 'call the dentist',
    earlier: [
      [6, 'sun', 'dentist'],
      [4, 'rain', 'Dentist appointment'],
      [2, 'soup', 'dentist'],
    ],
    continues: true,
  },
  {
    thanks: 'tea',
    plans: 'tax return',
    earlier: [
      [5, 'sun', 'tax return'],
      [3, 'rain', 'do the tax return'],
    ],
    continues: true,
  },
  {
    thanks: 'Mila’s fever is gone',
    plans: 'work',
    earlier: [
      [3, 'Mila has a fever', 'stay home'],
      [2, 'Mila slept a little, still a fever', 'rest'],
    ],
    continues: true,
  },
  {
    thanks: 'My dad is home from hospital',
    plans: 'cook',
    earlier: [[4, 'my dad is in hospital', 'visit']],
    continues: true,
  },
  {
    thanks: 'My migraine is still there',
    plans: 'rest',
    earlier: [
      [2, 'migraine again', 'rest'],
      [1, 'migraine', 'dark room'],
    ],
    continues: true,
  },
  { thanks: 'The swim in the lake', plans: 'read', earlier: [[1, 'sun', 'swim in the lake']], continues: true },
  {
    thanks: 'A long walk with Luna',
    plans: 'read',
    earlier: [
      [5, 'Luna came to bed', 'vet'],
      [2, 'our dog Luna', 'brush Luna'],
    ],
    continues: true,
  },
  {
    thanks: 'My sister called',
    plans: 'read',
    earlier: [
      [5, 'my sister', 'x'],
      [2, 'lunch with my sister', 'y'],
    ],
    continues: true,
  },
  {
    thanks: 'coffee',
    plans: 'rest',
    earlier: [
      [3, 'tea', 'run'],
      [2, 'espresso', 'walk'],
    ],
    continues: false,
  },
  {
    thanks: 'coffee',
    plans: 'rest',
    earlier: [
      [3, 'Omar', 'run'],
      [1, 'lunch with Omar', 'walk'],
    ],
    continues: false,
  },
  { thanks: 'Ben’s drawing', plans: 'rest', earlier: [[3, 'Mila has a fever', 'run']], continues: false },
  {
    thanks: 'the kitchen is quiet',
    plans: 'call Anna',
    earlier: [
      [3, 'sun', 'call the bank'],
      [1, 'rain', 'call the school'],
    ],
    continues: false,
  },
  {
    thanks: 'My dad died',
    plans: 'rest',
    earlier: [
      [3, 'my dad called', 'visit'],
      [1, 'my dad', 'call'],
    ],
    continues: false,
  },
  { thanks: 'a good book', plans: 'write', earlier: [[3, 'a good dinner', 'write a letter']], continues: false },
]

const cites =
  /[Yy]esterday|[Aa] week ago|[Ss]ince (?:yesterday|last|\p{Lu})|\b[Oo]n (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:third|fourth) (?:time|page)/u

/** How many letters cite an earlier day exactly where something continues, each page for several people. */
export function citations(): { right: number; of: number } {
  let [right, of] = [0, 0]
  for (const { thanks, plans, earlier, continues } of pages)
    for (let person = 0; person < 10; person += 1) {
      const recentEntries = earlier.map(([ago, gratitudeText, goalsText]) => ({
        date: addDays(today, -ago),
        gratitudeText,
        goalsText,
      }))
      const page = { gratitudeText: thanks, goalsText: plans }
      const premium = { personId: `p${person}`, premium: true, memory: { recentEntries, activeGoals: [] } }
      const letter = composeReply(requestOf(page, premium))
      if (cites.test(letter.replace(/“[^”]*”/gu, '')) === continues) right += 1
      else if (process.argv.includes('--misses'))
        console.log(`         ${thanks} | ${plans}: ${letter.replaceAll('\n', ' ')}`)
      of += 1
    }
  return { right, of }
}
