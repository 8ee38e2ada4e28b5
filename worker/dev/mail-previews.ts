import { emptyTexts } from '#domain/entry-sections'
import { highlightsOf } from '#domain/highlights/highlights'
import { weekFrom } from '#domain/time/week'
import {
  accountTransferredLetter,
  feedMadeLetter,
  signInMethodAddedLetter,
  signInMethodRemovedLetter,
  farewellLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  verifyEmailLetter,
} from '../modules/account/account.mails.ts'
import { promptLetter, reminderLetter, remindersLetter, testLetter } from '../modules/message/message.mails.ts'
import { emptyWeekLetter, weekLetter } from '../modules/message/week.mails.ts'
import { paymentFailedLetter, trialEndingLetter } from '../modules/billing/billing.mails.ts'
import type { Letter } from '../providers/mail/letter.ts'

const name = 'Ada Lindqvist'
const reader = { name, emailVerifiedAt: 0 }
const link = 'https://firstlight.example/auth?reset_token=fL3w0Qn5mS8xYc1tVb7kRj2hDz9gPa4e'

const stop = 'https://firstlight.example/unsubscribe?message=01a1fd8c-6900-7254-b4dd-36d438ab4c26'
const settings = 'https://firstlight.example/settings'

const billing = {
  reader,
  timeZone: 'Europe/Stockholm',
  billingPeriodEnd: Date.UTC(2026, 10, 29, 9),
  link: 'https://firstlight.example/subscription',
}

const week = weekFrom('2026-11-15')
const weekLink = 'https://firstlight.example/weekly-highlights?week=2026-11-15'
const daysOfWeek = ['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20', '2026-11-21'].map((date) => ({
  date,
  ...emptyTexts,
  gratitudeText: 'Rain on the roof while everybody slept\nA letter from Ida\nBread, still warm',
  goalsText: 'Walk to the river\nCall home\nRead a chapter',
}))

/** Each mail once, as a person would get it. */
export const mailPreviews: Record<string, Letter> = {
  'reset-password': resetPasswordLetter({ reader, link }),
  'password-changed': passwordChangedLetter({
    link: 'https://firstlight.example/auth',
    otherMethods: ['a passkey', 'Google'],
  }),
  'verify-email': verifyEmailLetter({ code: '482913' }),
  'sign-in-method-added': signInMethodAddedLetter({ method: 'A passkey', link: settings }),
  'feed-made': feedMadeLetter({ link: settings }),
  'sign-in-method-removed': signInMethodRemovedLetter({ method: 'A passkey', link: settings }),
  'trial-ending': trialEndingLetter(billing),
  'payment-failed': paymentFailedLetter(billing),
  'account-transferred': accountTransferredLetter({ method: 'Google', link: settings }),
  'morning-prompt': promptLetter({
    name,
    headline: 'The light is back. What else is?',
    lastWords: 'Rain on the roof while everybody slept',
    link: 'https://firstlight.example/?respond=true',
    stop,
  }),
  'goal-reminder': reminderLetter({
    name,
    goal: {
      title: 'Run the river loop without stopping',
      progress: 40,
      targetDate: '2026-12-05',
      milestones: ['Two kilometres', 'Four kilometres', 'The whole loop'],
      milestonesDone: ['Two kilometres'],
    },
    today: '2026-11-21',
    link: 'https://firstlight.example/goals/01',
    stop,
  }),
  'goal-reminders': remindersLetter({
    name,
    titles: ['Run the river loop', 'Read a chapter', 'Call my brother', 'Ten pages', 'No screen after nine', 'Water'],
    link: 'https://firstlight.example/goals',
    stop,
  }),
  week: weekLetter({ name, week, highlights: highlightsOf(daysOfWeek, week), link: weekLink, stop }),
  'week-of-need': weekLetter({
    name,
    week,
    highlights: { ...highlightsOf(daysOfWeek, week), hasHelpPage: true },
    link: weekLink,
    stop,
  }),
  'week-empty': emptyWeekLetter({
    name,
    today: '2026-11-22',
    link: 'https://firstlight.example/?respond=true',
    stop,
  }),
  test: testLetter({ name, link: settings }),
  farewell: farewellLetter({ reader }),
}
