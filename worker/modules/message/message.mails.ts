import { nextMilestones, type Goal } from '#domain/goal'
import { deadlineOf } from '#domain/goal-state'
import type { MailContent } from '../../providers/mail/mail-content.ts'

type Links = { link: string; stop: string }

/** It stands in the last line of the mail, by which an answer that quotes it is read. */
export const stopPrompt = 'Stop the morning prompt'

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
  return {
    subject: headline,
    preview: 'Three things to be grateful for, three small wins.',
    parts: [
      { kind: 'quote', text: headline },
      `Good morning ${name},`,
      ...(lastWords === undefined ? [] : [`Yesterday’s page began with “${lastWords}”.`]),
      'Three things you are grateful for, three small wins. It takes about as long as the kettle.',
      ...(replyTo === undefined
        ? []
        : ['You can also answer this mail: your thanks, an empty line, your small wins. That is your page.']),
      { kind: 'button', label: 'Write today’s page', url: link },
    ],
    footer: 'You get this at your preferred time, on days that have no page yet.',
    stop: { label: stopPrompt, url: stop },
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
  const { label } = deadlineOf(goal.targetDate, today)
  const steps = nextMilestones(goal)
  return {
    subject: `Your goal: ${goal.title}`,
    preview: goal.targetDate === null ? `${goal.progress}% done.` : `${label}, ${goal.progress}% done.`,
    parts: [
      `Good day ${name},`,
      'You asked to be reminded of this:',
      { kind: 'quote', text: goal.title },
      goal.targetDate === null ? `You are at ${goal.progress}%.` : `You are at ${goal.progress}%. ${label}.`,
      ...steps.slice(0, 1).map(({ words }) => `Next on your list: ${words}`),
      { kind: 'button', label: 'Open your goal', url: link },
    ],
    footer: 'You get this because the reminder of this goal is on.',
    stop: { label: 'Stop reminding me of this goal', url: stop },
  }
}

/** As many titles as a mail lists. */
const listed = 20

export function remindersMail({ name, titles, link, stop }: { name: string; titles: string[] } & Links): MailContent {
  const more = titles.length - listed
  return {
    subject: `Your goals: ${titles.length} for today`,
    preview: titles.slice(0, 3).join(', '),
    parts: [
      `Good day ${name},`,
      'You asked to be reminded of these:',
      ...titles.slice(0, listed),
      ...(more > 0 ? [`And ${more} more.`] : []),
      { kind: 'button', label: 'Open your goals', url: link },
    ],
    footer: 'You get this because the reminders of these goals are on. They come in one mail, since they are many.',
    stop: { label: 'Stop all reminders of goals', url: stop },
  }
}

export function testMail({ name, link }: { name: string; link: string }): MailContent {
  return {
    subject: 'A test, as you asked',
    preview: 'Mail from Firstlight finds you.',
    parts: [
      `Good day ${name},`,
      'Mail from Firstlight finds you. The morning prompt and your reminders take the same road.',
      { kind: 'button', label: 'Open Settings', url: link },
    ],
    footer: 'You get this because you pressed “Send me a test” in Settings.',
  }
}
