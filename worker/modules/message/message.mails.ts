import { nextMilestones, type Goal } from '#domain/goal'
import { deadlineOf } from '#domain/goal-state'
import { mails } from '#domain/texts'
import type { MailContent } from '../../providers/mail/mail-content.ts'

type Links = { link: string; stop: string }

export function promptMail({
  name,
  headline,
  lastWords,
  replyTo,
  link,
  stop,
}: {
  name: string
  headline: string
  /** What the person wrote the day before. */
  lastWords: string | undefined
  /** Where an answer becomes the page of the day. */
  replyTo: string | undefined
} & Links): MailContent {
  const texts = mails.prompt
  return {
    subject: headline,
    preview: texts.preview,
    parts: [
      { kind: 'quote', text: headline },
      mails.goodMorning(name),
      ...(lastWords === undefined ? [] : [texts.yesterday(lastWords)]),
      texts.text,
      ...(replyTo === undefined ? [] : [texts.answer]),
      { kind: 'button', label: texts.button, url: link },
    ],
    footer: texts.footer,
    stop: { label: texts.stop, url: stop },
    replyTo,
  }
}

export function reminderMail({
  name,
  goal,
  today,
  link,
  stop,
}: {
  name: string
  goal: Pick<Goal, 'title' | 'progress' | 'targetDate' | 'milestones' | 'milestonesDone'>
  today: string
} & Links): MailContent {
  const texts = mails.reminder
  const deadline = goal.targetDate === null ? undefined : deadlineOf(goal.targetDate, today).label
  const state = { percent: goal.progress, deadline }
  const steps = nextMilestones(goal)
  return {
    subject: texts.subject(goal.title),
    preview: texts.preview(state),
    parts: [
      mails.goodDay(name),
      texts.asked,
      { kind: 'quote', text: goal.title },
      texts.progress(state),
      ...steps.slice(0, 1).map(({ words }) => texts.next(words)),
      { kind: 'button', label: texts.button, url: link },
    ],
    footer: texts.footer,
    stop: { label: texts.stop, url: stop },
  }
}

/** As many titles as a mail lists. */
const listed = 20

export function remindersMail({ name, titles, link, stop }: { name: string; titles: string[] } & Links): MailContent {
  const texts = mails.reminders
  const more = titles.length - listed
  return {
    subject: texts.subject(titles.length),
    preview: titles.slice(0, 3).join(', '),
    parts: [
      mails.goodDay(name),
      texts.asked,
      ...titles.slice(0, listed),
      ...(more > 0 ? [texts.more(more)] : []),
      { kind: 'button', label: texts.button, url: link },
    ],
    footer: texts.footer,
    stop: { label: texts.stop, url: stop },
  }
}

export function testMail({ name, link }: { name: string; link: string }): MailContent {
  const { subject, preview, text, button, footer } = mails.test
  return {
    subject,
    preview,
    parts: [mails.goodDay(name), text, { kind: 'button', label: button, url: link }],
    footer,
  }
}
