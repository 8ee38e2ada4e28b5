import * as z from 'zod/mini'
import type { LetterWriter } from './coach-request.ts'
import { line } from './text.ts'
import { rules } from './texts.ts'

/** What D1 stores at most in one database. */
export const databaseLimit = 10_000_000_000
/** From this share on an alarm is mailed. */
export const alarmShare = 0.7
/** From this share on a database takes the pages of the day only. */
export const fillingShare = 0.85

/** What an employee sees of the product. The only texts of people are those that they wrote to us. */
export type Operation = {
  now: number
  health: {
    /** When each list of the schedule last ran; null if that is not known. */
    runs: { cron: string; ranAt: number | null }[]
    databases: { name: string; bytes: number }[]
    failedJobs: { job: string; failures: number; error: string; failedAt: number; state: string }[]
    /** What a sweep has tried and tries again later. */
    backingOff: { sweep: string; count: number; nextAt: number }[]
  }
  coach: { writer: LetterWriter; faults: { failure: string; count: number }[]; otherLetters: number }
  contact: {
    id: string
    name: string
    email: string
    subject: string
    message: string
    createdAt: number
    isDelivered: boolean
  }[]
  headlines: Headline[]
}

/** The alphabet of SMS, of which 153 characters fit into a part, and what an SMS has in another form. */
const shortAlphabet = /^[A-Za-z0-9 @£$¥!"#%&'()*+,\-./:;<=>?¡¿_‘’“”–—]*$/

const headline = z.object({
  text: line(80, { error: () => rules.headlines.missing }).check(
    z.regex(shortAlphabet, { error: () => rules.headlines.letters }),
  ),
  isActive: z.boolean(),
})
export type Headline = z.infer<typeof headline>

const mostHeadlines = 400

/** All of them, in their order. */
export const headlinesSchema = z.object({
  headlines: z.array(headline).check(
    z.maxLength(mostHeadlines, { error: () => rules.headlines.tooMany(mostHeadlines) }),
    z.refine((lines) => new Set(lines.map(({ text }) => text)).size === lines.length, {
      error: () => rules.headlines.twice,
    }),
  ),
})

/** The parts of the product that a monitor sees, each with one word. */
export type Health = Record<
  'database' | 'keys' | 'schedule' | 'jobs' | 'space',
  'ok' | 'down' | 'late' | 'failing' | 'low' | 'unknown'
>
