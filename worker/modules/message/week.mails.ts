import { mostShown, type Highlights } from '#domain/highlights/highlights'
import { inList } from '#domain/numbers'
import { mails, slideshow } from '#domain/texts'
import { longDate, weekdayOf } from '#domain/time/local-date'
import { periodLabel, type Period } from '#domain/time/week'
import type { MailContent, MailPart } from '../../providers/mail/mail-content.ts'

type About = { name: string; stop: string }

/** The week that has ended, with the figures of the slides. A week with a page that needs help has no figures. */
export function weekMail({
  name,
  week,
  highlights,
  link,
  stop,
}: { week: Period; highlights: Highlights; link: string } & About): MailContent {
  const { hasHelpPage, counts } = highlights
  const texts = mails.week
  return {
    subject: texts.subject(periodLabel(week)),
    preview: hasHelpPage ? texts.withoutFigures.preview : texts.preview(counts.total),
    parts: [
      mails.goodMorning(name),
      ...(hasHelpPage ? [texts.withoutFigures.text] : figuresOf(highlights)),
      { kind: 'button', label: texts.button, url: link },
    ],
    footer: texts.footer,
    stop: { label: texts.stop, url: stop },
  }
}

function figuresOf({ days, themes, areas, momentum, counts }: Highlights): MailPart[] {
  const texts = mails.week
  const written = days.filter(({ isWritten }) => isWritten).map(({ date }) => weekdayOf(date))
  return [
    counts.total === days.length
      ? texts.wroteEveryDay(momentum)
      : texts.wrote({ days: inList(written), percent: momentum }),
    {
      kind: 'days',
      days: days.map(({ date, isWritten }) => ({
        label: weekdayOf(date).charAt(0).toUpperCase(),
        isMarked: isWritten,
      })),
    },
    ...(themes.length === 0 ? [] : [texts.themes, { kind: 'quote' as const, text: namesOf(themes).join(' · ') }]),
    ...(areas.length === 0 ? [] : [texts.areas(inList(areas.map(({ name }) => slideshow.areas[name])))]),
  ]
}

const namesOf = (counted: { name: string }[]) => counted.slice(0, mostShown).map(({ name }) => name)

/** After a week without a page. */
export function emptyWeekMail({ name, today, link, stop }: { today: string; link: string } & About): MailContent {
  const { subject, preview, text, begins, footer } = mails.emptyWeek
  return {
    subject,
    preview,
    parts: [
      mails.goodMorning(name),
      text,
      begins(longDate(today)),
      { kind: 'button', label: mails.prompt.button, url: link },
    ],
    footer,
    stop: { label: mails.week.stop, url: stop },
  }
}
