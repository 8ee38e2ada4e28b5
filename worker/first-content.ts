import { html } from 'hono/html'
import { itemsOf, type Entry } from '#domain/entry'
import { carryOverLabel } from '#domain/evening'
import { entrySections, formSections, sectionNames, type EntrySection } from '#domain/entry-sections'
import type { FirstData, HistoryOverview } from '#domain/first-data'
import { longDate } from '#domain/local-date'
import { monthOf, monthTitle, weekdays, weeksOf } from '#domain/month'
import { dayTitle, guestName } from '#domain/motivation'
import { paragraphsOf, passagesOf, quotableLines } from '#domain/quotations'
import type { FirstDataKind } from '#domain/screens'
import { itemsToTick, tickedSection } from '#domain/ticks'

/*
 * What a page shows before its scripts have run: the content of the screen as React will draw it, without controls.
 * The classes are those of the components in src; a journey compares the two.
 */

type Html = ReturnType<typeof html>
/** `asksForDay`: the address names a day or an entry. */
type Asked = { data: FirstData; today: string; isEvening: boolean; asksForDay: boolean }

const contents: Partial<Record<FirstDataKind, (asked: Asked) => Html | undefined>> = {
  today: dayContent,
  // An open entry changes the layout.
  history: ({ data: { history }, asksForDay }) => (history && !asksForDay ? historyContent(history) : undefined),
}

/** Nothing for a screen that begins with its scripts. */
export function firstContentOf(kind: FirstDataKind, asked: Asked): Html | undefined {
  return contents[kind]?.(asked)
}

/* The screen of a day */

function dayContent({ data: { user, date, entry }, today, isEvening, asksForDay }: Asked): Html | undefined {
  // The page that needs help, and the day without an entry that was asked for, have parts that only the app knows.
  if (!date || entry === undefined || entry?.tone === 'help' || (entry === null && asksForDay)) return undefined
  const isToday = date === today
  return html`<div class="day-sky" style="--light:${entry ? 1 : 0}" ${entry ? html`data-risen` : ''}>
      <div class="mx-auto flex w-full max-w-2xl px-5 pt-3 desk:invisible desk:pt-5">${wordmark}</div>
    </div>
    <div class="mx-auto flex w-full max-w-2xl flex-col gap-6 px-5 pt-6 pb-12 desk:pt-10">
      <header class="day-header">
        <h1 class="text-28 desk:text-40">${dayTitle({ date, isToday, isWritten: entry !== null })}</h1>
        <p class="mt-2 text-soft">Welcome, ${user?.name || guestName}${isToday ? `. It is ${longDate(date)}.` : ''}</p>
      </header>
      ${entry ? writtenDay(entry, user?.name, isToday && isEvening) : emptyDay()}
    </div>`
}

const card = 'rounded-card border border-hairline bg-card shadow-card'

function writtenDay(entry: Entry, name: string | undefined, offersCarryOver: boolean): Html {
  const filled = formSections.filter((section) => entry[section].trim() !== '')
  const isLong = filled.some((section) => entry[section].length > 600)
  return html`<div class="facing-pages">
    <section class="${card} p-6 desk:p-8">
      <div class="@container">
        <div class="grid gap-8 ${isLong ? '' : '@md:grid-cols-2'}">${filled.map((section) => itemsOfSection(entry, section, offersCarryOver))}</div>
      </div>
      <div class="mt-4 -mb-2 flex min-h-11 items-center gap-5 text-13 text-soft"><p>Saved</p></div>
    </section>
    ${entry.aiResponse ? letter(entry, entry.aiResponse, name) : ''}
  </div>`
}

function itemsOfSection(entry: Entry, section: (typeof formSections)[number], offersCarryOver: boolean): Html {
  const isTicked = section === tickedSection
  const items = isTicked ? itemsToTick(entry) : itemsOf(entry[section])
  return html`<div class="min-w-0">
    <h2 class="text-21">${entrySections[section].title}</h2>
    <ul class="mt-2 flex flex-col">${items.map((item, index) =>
      isTicked ? itemToTick(item, entry.doneItems.includes(item)) : numberedItem(item, index + 1),
    )}</ul>
    ${isTicked && offersCarryOver && items.some((item) => !entry.doneItems.includes(item)) ? placeOfCarryOver : ''}
  </div>`
}

function numberedItem(item: string, number: number): Html {
  return html`<li dir="auto" class="own-words flex gap-3 border-b border-hairline py-1 last:border-0"><span class="min-w-5 shrink-0 text-soft">${number}</span><span class="min-w-0 flex-1">${item}</span></li>`
}

function itemToTick(item: string, isDone: boolean): Html {
  return html`<li dir="auto" class="own-words border-b border-hairline last:border-0 ${isDone ? 'text-soft' : ''}"><span class="flex min-h-11 items-start gap-3 py-2.5"><input type="checkbox" class="choice check-box" ${isDone ? html`checked` : ''}><span class="[overflow-wrap:anywhere]">${item}</span></span></li>`
}

function letter(entry: Entry, words: string, name: string | undefined): Html {
  const lines = quotableLines(entry)
  return html`<section class="letter rounded-card border border-hairline shadow-card">
    <div class="flex flex-wrap items-baseline justify-between gap-x-6 text-15 text-soft">
      <h2>Your Personal Motivation</h2>
      <p class="font-serif">${longDate(entry.date)}</p>
    </div>
    ${name ? html`<p class="mt-6 font-serif text-21">For ${name}</p>` : ''}
    <div class="letter-words mt-4">${paragraphsOf(words).map(
      (paragraph) =>
        html`<p>${passagesOf(paragraph, lines).map(({ text, item }) => (item === undefined ? text : html`<em>${text}</em>`))}</p>`,
    )}</div>
    <div class="mt-8 flex items-center gap-3">${mark}<p class="font-serif">Firstlight</p></div>
  </section>`
}

function emptyDay(): Html {
  return html`<div class="facing-pages">
    <section class="${card} flex flex-col gap-1 px-5! pt-2! pb-5! desk:gap-6 desk:px-8! desk:pt-5! desk:pb-8!">
      ${formSections.map((section) => emptySection(entrySections[section]))}
      <div class="min-h-11"></div>
    </section>
    <div class="letter empty-letter hidden flex-col gap-6 rounded-card border border-hairline book:flex">
      <p class="text-15 text-soft">Your Personal Motivation</p>
      <p class="font-serif text-21 text-soft">Your letter will appear here.</p>
    </div>
  </div>`
}

function emptySection({ title, question }: EntrySection): Html {
  return html`<div>
    <p class="flex min-h-11 items-center font-serif text-21">${title}</p>
    <p class="mb-1 text-13 text-soft desk:mb-2 desk:text-15">${question}</p>
    <div class="lined-box"><div class="lined-box-copy own-words">${[1, 2, 3].map(() => html`<div>&#8203;</div>`)}</div></div>
    <p class="min-h-5 text-13"></p>
  </div>`
}

/* The history */

const rowsInSight = 8

function historyContent({ today, stats, dates, recent }: HistoryOverview): Html {
  return html`<div class="mx-auto flex w-full flex-col gap-6 px-5 pt-6 pb-12 desk:pt-10 max-w-4xl min-[68.75rem]:max-w-[96rem]">
    <header class="flex flex-col gap-2">
      <p class="inline-flex min-h-11 items-center self-start text-15 text-soft"><span class="size-7"></span>Back to Today</p>
      <div class="flex"><h1 class="text-28 desk:text-40">Your Journey</h1></div>
    </header>
    <div class="journey-room">
      <div class="journey">
        <div class="journey-search"><div class="box px-11 text-soft">Search your entries...</div></div>
        <section class="journey-month flex flex-col desk:gap-2">
          <h2 class="flex min-h-11 items-center text-21 desk:text-28">${monthTitle(monthOf(today))}</h2>
          <div class="month-room">${monthGrid(today, dates)}</div>
          ${stats.years.length > 1 || dates.length > 0 ? html`<div class="min-h-11"></div>` : ''}
        </section>
        <section class="journey-list flex flex-col gap-3">
          <h2 class="flex items-center text-21 desk:min-h-11">Recent Entries</h2>
          <ul class="divide-y divide-hairline border-y border-hairline">${recent.slice(0, rowsInSight).map((entry) => entryRow(entry, today))}</ul>
        </section>
      </div>
    </div>
  </div>`
}

function monthGrid(today: string, dates: string[]): Html {
  return html`<table class="month-grid"><thead><tr>${weekdays.map(
    (weekday) => html`<th class="h-9 text-[min(var(--text-13),5vw)] font-normal text-soft">${weekday.slice(0, 3)}</th>`,
  )}</tr></thead><tbody>${weeksOf(monthOf(today)).map(
    (week) =>
      html`<tr>${week.map((date) => html`<td class="p-0.5">${date ? dayOfMonth(date, today, dates) : ''}</td>`)}</tr>`,
  )}</tbody></table>`
}

function dayOfMonth(date: string, today: string, dates: string[]): Html {
  const isWritten = dates.includes(date)
  return html`<span class="month-day" ${isWritten ? html`data-written` : ''} ${date === today ? html`aria-current="date"` : ''}><span>${Number(date.slice(8))}</span></span>`
}

function entryRow(entry: Entry, today: string): Html {
  const { date } = entry
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${date}T12:00:00Z`))
  const section = sectionNames.find((name) => entry[name].trim() !== '')
  const year = date.slice(0, 4)
  return html`<li><span class="entry-row grid w-full grid-cols-[3rem_minmax(0,1fr)] items-start gap-4 py-4 text-start">
    <span class="grid justify-items-center"><span class="font-serif text-28">${Number(date.slice(8))}</span><span class="text-13 text-soft">${part({ month: 'short' })}</span></span>
    <span class="grid gap-1"><span class="text-13 text-soft">${date === today ? 'Today' : part({ weekday: 'long' })}${year === today.slice(0, 4) ? '' : `, ${year}`}</span><span class="line-clamp-3 font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">${section ? entry[section].trim().slice(0, 240) : ''}</span></span>
  </span></li>`
}

const placeOfCarryOver = html`<div class="invisible mt-3"><span class="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-5 py-2 text-17 font-medium">${carryOverLabel}</span></div>`
const mark = html`<svg viewBox="0 0 32 32" width="28" height="28"><path class="fill-action" d="M7 21a9 9 0 0 1 18 0z"/><path class="stroke-ink" stroke-width="2" stroke-linecap="round" fill="none" d="M3 24.5h26M9 28.5h14"/></svg>`
const wordmark = html`<span class="inline-flex items-center gap-2.5 font-serif text-21 font-medium text-ink">${mark}Firstlight</span>`
