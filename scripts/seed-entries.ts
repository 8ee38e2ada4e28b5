import type { DatabaseSync } from 'node:sqlite'
import { searchTextOf } from '#domain/entry-search'
import { newId } from '#domain/id'
import { addDays, defaultTimeZone, localDate } from '#domain/local-date'
import { composeReply } from '#domain/composer/composer'
import { lives, morningOf } from './seed-mornings.ts'

const days = 400
const day = 86_400_000

/** Four hundred days of one person's mornings, each answered by the composer. Days that have an entry keep it. */
export async function seedEntries(
  db: DatabaseSync,
  person: { id: string; username: string; name: string; premium: boolean },
  now: number,
): Promise<number> {
  const life = lives[person.username]
  if (!life) return 0
  const today = localDate(now, defaultTimeZone)
  const insert = db.prepare(
    `insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, responded_at, version, created_at, updated_at, search_text)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  )
  const recentEntries: { date: string; gratitudeText: string; goalsText: string }[] = []
  let written = 0
  db.exec('begin')
  // Today stays free for whoever is looking around.
  for (let daysAgo = days; daysAgo >= 1; daysAgo -= 1) {
    const morning = morningOf(life, daysAgo)
    if (!morning) continue
    const { gratitudeText, goalsText, diaryText } = morning
    const date = addDays(today, -daysAgo)
    const memory = { recentEntries: recentEntries.slice(-7), activeGoals: [] }
    const reply = composeReply({
      personId: person.id,
      name: person.name,
      date,
      gratitudeText,
      goalsText,
      premium: person.premium,
      memory,
    })
    const at = now - daysAgo * day
    const version = diaryText === '' ? 1 : 2
    insert.run(
      newId(at),
      person.id,
      date,
      gratitudeText,
      goalsText,
      diaryText,
      reply,
      at,
      version,
      at,
      at,
      searchTextOf(gratitudeText, goalsText, diaryText),
    )
    recentEntries.push({ date, gratitudeText, goalsText })
    written += 1
  }
  db.exec('commit')
  return written
}
