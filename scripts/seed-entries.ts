import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { searchTextOfEntry } from '#domain/entry-search'
import { entrySections, mapSections, sectionNames, type EntryTexts } from '#domain/entry-sections'
import { newId } from '#domain/id'
import { addDays, defaultTimeZone, localDate } from '#domain/time/local-date'
import { moods, type Mood } from '#domain/mood'
import type { CoachMemory } from '#domain/coach-request'
import { letterFor } from '#domain/coach/letter'
import { readPage } from '#domain/coach/page'
import { storedToneOf } from '#domain/tone'
import { seedOf } from '#domain/turn'
import { seededRandom } from '../worker/testing/seeded-random.ts'

/**
 * The words of the people of npm run seed, one a line: whose they are (`*` for all), the section or the word that they
 * are for, and the words. `{friend}` in a line takes one of the words for `friend`.
 */
const rows = readFileSync(join(import.meta.dirname, 'seed-lines.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t') as [whose: string, of: string, words: string])

/**
 * On how many days of ten each of them writes: a nurse with a garden, a translator who writes a novel in the mornings,
 * and an engineer with two children and a bicycle.
 */
const habits: Record<string, number> = { fern: 7, pearl: 9, emery: 8 }

const days = 400
const day = 86_400_000

/** Four hundred days of one person's entries, with replies of the composer. A day that has an entry keeps it. */
export async function seedEntries(
  db: DatabaseSync,
  person: { id: string; username: string; name: string; premium: boolean },
  now: number,
): Promise<number> {
  const today = localDate(now, defaultTimeZone)
  const recentEntries: CoachMemory['recentEntries'] = []
  const recentSentences: string[] = []
  let written = 0
  db.exec('begin')
  // Today has no entry, so that the form can be tried.
  for (let daysAgo = days; daysAgo >= 1; daysAgo -= 1) {
    const morning = morningOf(person.username, daysAgo)
    if (!morning) continue
    const date = addDays(today, -daysAgo)
    const page = readPage(morning)
    const memory = { recentEntries: recentEntries.slice(-7), activeGoals: [] }
    const { id: personId, name, premium } = person
    const { text: reply, sentences } = letterFor(page, { personId, name, date, premium, memory, recentSentences })
    recentSentences.push(...sentences)
    // About those of sixty days.
    recentSentences.splice(0, recentSentences.length - 300)
    const at = now - daysAgo * day
    const { tone, readerVersion } = storedToneOf(readPage({ ...morning, aiResponse: reply }))
    insertEntry(db, {
      id: newId(at),
      user_id: person.id,
      date,
      ...Object.fromEntries(sectionNames.map((section) => [columnOf(section), morning[section]])),
      mood: moodOn(daysAgo),
      ai_response: reply,
      responded_at: at,
      tone,
      reader_version: readerVersion,
      version: morning.diaryText === '' ? 1 : 2,
      created_at: at,
      updated_at: at,
      search_text: searchTextOfEntry(morning),
    })
    if (page.kind === 'ordinary') recentEntries.push({ date, page })
    written += 1
  }
  db.exec('commit')
  return written
}

/** A person's entry of so many days ago; undefined on a day without one. The same at each call. */
function morningOf(username: string, daysAgo: number): EntryTexts | undefined {
  const { next, pick } = seededRandom(seedOf(`${username} ${daysAgo}`))
  if (next() * 10 >= (habits[username] ?? 0)) return undefined
  const linesOf = (of: string) =>
    rows.flatMap(([whose, what, words]) => (what === of && (whose === '*' || whose === username) ? [words] : []))
  const fill = (line: string) => line.replace(/\{(\w+)\}/g, (_, word: string) => pick(linesOf(word)))
  const capital = (text: string) => text.replace(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase())
  // Each line is used once before any line is used again.
  const items = (from: string[], count: number) =>
    Array.from({ length: count }, (_, place) => {
      const turn = daysAgo * 3 + place
      return capital(fill(from[(turn * 11 + Math.floor(turn / from.length)) % from.length]!))
    }).join('\n')
  return mapSections((name) => {
    const lines = linesOf(name)
    if (lines.length === 0) return ''
    if (entrySections[name].shownAs === 'items') return items(lines, 1 + Math.ceil(next() * 2))
    return next() < 0.6 ? capital(fill(pick(lines))) : ''
  })
}

/** Slow waves with a few days between that have none. */
function moodOn(daysAgo: number): Mood | null {
  if (daysAgo % 9 === 4) return null
  const wave = Math.sin(daysAgo / 23) + Math.sin(daysAgo * 2.3)
  return moods[Math.min(4, Math.max(0, Math.round(wave + 2.4)))]!
}

function insertEntry(db: DatabaseSync, row: Record<string, string | number | null>): void {
  const columns = Object.keys(row)
  db.prepare(
    `insert into entries (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')}) on conflict do nothing`,
  ).run(...Object.values(row))
}

export function columnOf(section: string): string {
  return section.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
