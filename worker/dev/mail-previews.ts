import { emptyTexts } from '#domain/entry-sections'
import { highlightsOf } from '#domain/highlights/highlights'
import { weekFrom } from '#domain/time/week'
import {
  accountTransferredMail,
  accountBarredMail,
  feedMadeMail,
  numberConfirmedMail,
  signInMethodAddedMail,
  signInMethodRemovedMail,
  farewellMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from '../modules/account/account.mails.ts'
import { promptMail, reminderMail, remindersMail, testMail } from '../modules/message/message.mails.ts'
import { emptyWeekMail, weekMail } from '../modules/message/week.mails.ts'
import { paymentFailedMail, trialEndingMail } from '../modules/billing/billing.mails.ts'
import type { MailContent } from '../providers/mail/mail-content.ts'

const name = 'Ada'
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

/** Each mail once, as a person would get it. Made when it is asked for: the start of the Worker costs nothing. */
export const mailPreviews = (): Record<string, MailContent> => ({
  'reset-password': resetPasswordMail({ reader, link }),
  'password-changed': passwordChangedMail({
    link: 'https://firstlight.example/auth',
    otherMethods: ['a passkey', 'Google'],
  }),
  'verify-email': verifyEmailMail({ code: '482913' }),
  'sign-in-method-added': signInMethodAddedMail({ method: 'A passkey', link: settings }),
  'feed-made': feedMadeMail({ link: settings }),
  'number-confirmed': numberConfirmedMail({ link: settings }),
  'account-barred': accountBarredMail({ link: settings }),
  'sign-in-method-removed': signInMethodRemovedMail({ method: 'A passkey', link: settings }),
  'trial-ending': trialEndingMail(billing),
  'payment-failed': paymentFailedMail(billing),
  'account-transferred': accountTransferredMail({ method: 'Google', link: settings }),
  'morning-prompt': promptMail({
    name,
    headline: 'The light is back. What else is?',
    lastWords: 'Rain on the roof while everybody slept',
    link: 'https://firstlight.example/?respond=true',
    stop,
  }),
  'goal-reminder': reminderMail({
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
  'goal-reminders': remindersMail({
    name,
    titles: ['Run the river loop', 'Read a chapter', 'Call my brother', 'Ten pages', 'No screen after nine', 'Water'],
    link: 'https://firstlight.example/goals',
    stop,
  }),
  week: weekMail({ name, week, highlights: highlightsOf(daysOfWeek, week), link: weekLink, stop }),
  'week-of-need': weekMail({
    name,
    week,
    highlights: { ...highlightsOf(daysOfWeek, week), hasHelpPage: true },
    link: weekLink,
    stop,
  }),
  'week-empty': emptyWeekMail({
    name,
    today: '2026-11-22',
    link: 'https://firstlight.example/?respond=true',
    stop,
  }),
  test: testMail({ name, link: settings }),
  farewell: farewellMail({ reader }),
})
