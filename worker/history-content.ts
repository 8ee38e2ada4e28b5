import { html } from 'hono/html'
import type { Entry } from '#domain/entry'
import { sectionNames } from '#domain/entry-sections'
import type { HistoryOverview } from '#domain/first-data'
import { monthOf, monthTitle, weekdays, weeksOf } from '#domain/month'

const rowsInSight = 8

export function historyContent({ today, stats, dates, recent }: HistoryOverview) {
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

function monthGrid(today: string, dates: string[]) {
  return html`<table class="month-grid"><thead><tr>${weekdays.map(
    (weekday) => html`<th class="h-9 text-[min(var(--text-13),5vw)] font-normal text-soft">${weekday.slice(0, 3)}</th>`,
  )}</tr></thead><tbody>${weeksOf(monthOf(today)).map(
    (week) =>
      html`<tr>${week.map((date) => html`<td class="p-0.5">${date ? dayOfMonth(date, today, dates) : ''}</td>`)}</tr>`,
  )}</tbody></table>`
}

function dayOfMonth(date: string, today: string, dates: string[]) {
  const isWritten = dates.includes(date)
  return html`<span class="month-day" ${isWritten ? html`data-written` : ''} ${date === today ? html`aria-current="date"` : ''}><span>${Number(date.slice(8))}</span></span>`
}

function entryRow(entry: Entry, today: string) {
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
