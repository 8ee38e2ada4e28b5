import { mostShown, type Highlights } from '#domain/highlights/highlights'
import { longDate, weekdayOf } from '#domain/time/local-date'
import { periodLabel, type Period } from '#domain/time/week'
import { inList, type MailContent, type MailPart } from '../../providers/mail/mail-content.ts'

type About = { name: string; stop: string }

/** The week that has ended, with the figures of the slides. A week with a page that needs help has no figures. */
export function weekMail({
  name,
  week,
  highlights,
  link,
  stop,
}: { week: Period; highlights: Highlights; link: string } & About): MailContent {
  const { total } = highlights.counts
  const preview =
    total === 1 ? 'One page, and what came up in it.' : `${numbers[total]} pages, and what came up in them.`
  return {
    subject: `Your week, ${periodLabel(week)}`,
    preview: highlights.hasHelpPage ? 'It is where you left it.' : preview,
    parts: [
      `Good morning ${name},`,
      ...(highlights.hasHelpPage ? withoutFigures : figuresOf(highlights)),
      { kind: 'button', label: 'Look at your week', url: link },
    ],
    footer: 'You get this on Sundays, for the week that ended on Saturday.',
    stop: { label: 'Stop the weekly mail', url: stop },
  }
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']

const withoutFigures: MailPart[] = [
  'The pages of last week are where you left them. Nothing has to be done with them, and a new page is there whenever you want one.',
]

function figuresOf({ days, themes, areas, momentum, counts }: Highlights): MailPart[] {
  const written = days.filter(({ isWritten }) => isWritten).map(({ date }) => weekdayOf(date))
  const which = counts.total === days.length ? 'every day of last week' : `${inList(written)} of last week`
  return [
    `You wrote on ${which}. That is a momentum of ${momentum}%.`,
    {
      kind: 'days',
      days: days.map(({ date, isWritten }) => ({ label: weekdayOf(date).slice(0, 1), isMarked: isWritten })),
    },
    ...(themes.length === 0
      ? []
      : ['What you were grateful for:', { kind: 'quote' as const, text: namesOf(themes).join(' · ') }]),
    ...(areas.length === 0 ? [] : [`Where you were heading: ${inList(namesOf(areas))}.`]),
  ]
}

const namesOf = (counted: { name: string }[]) => counted.slice(0, mostShown).map(({ name }) => name)

/** After a week without a page. */
export function emptyWeekMail({ name, today, link, stop }: { today: string; link: string } & About): MailContent {
  return {
    subject: 'A new week begins',
    preview: 'With a page, if you like.',
    parts: [
      `Good morning ${name},`,
      'The week behind you has no page. Some weeks are for living, and that is all there is to say.',
      `A new one begins today, ${longDate(today)}. If you like, begin it with three things you are grateful for and three small wins.`,
      { kind: 'button', label: 'Write today’s page', url: link },
    ],
    footer: 'You get this on Sundays. Settings can leave it out after weeks without a page.',
    stop: { label: 'Stop the weekly mail', url: stop },
  }
}
