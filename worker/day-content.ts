import { html } from 'hono/html'
import { itemsOf, type Entry } from '#domain/entry'
import { entrySections, formSections, type EntrySection, type FormSection } from '#domain/entry-sections'
import { carryOverLabel } from '#domain/evening'
import type { FirstData } from '#domain/first-data'
import { longDate } from '#domain/local-date'
import { dayTitle, guestName } from '#domain/motivation'
import { paragraphsOf, passagesOf, quotableLines } from '#domain/quotations'
import { itemsToTick, tickedSection } from '#domain/ticks'

/** `asksForDay`: the address names a day or an entry. */
type Asked = { data: FirstData; today: string; isEvening: boolean; asksForDay: boolean }

export function dayContent({ data: { user, date, entry }, today, isEvening, asksForDay }: Asked) {
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

function writtenDay(entry: Entry, name: string | undefined, offersCarryOver: boolean) {
  const filled = formSections.filter((section) => entry[section].trim() !== '')
  const isLong = filled.some((section) => entry[section].length > 600)
  return html`<div class="facing-pages">
    <section class="${card} p-6 desk:p-8">
      <div class="@container">
        <div class="grid gap-8 ${isLong ? '' : '@md:grid-cols-2'}">${filled.map((section) => writtenSection(entry, section, offersCarryOver))}</div>
      </div>
      <div class="mt-4 -mb-2 flex min-h-11 flex-wrap items-center gap-x-5 text-13 text-soft"><p>Saved</p></div>
    </section>
    ${entry.aiResponse ? letter(entry, entry.aiResponse, name) : ''}
  </div>`
}

function writtenSection(entry: Entry, section: FormSection, offersCarryOver: boolean) {
  const { title, shownAs }: EntrySection = entrySections[section]
  return html`<div class="min-w-0">
    <h2 class="text-21">${title}</h2>
    ${shownAs === 'items' ? itemsOfSection(entry, section, offersCarryOver) : html`<p class="own-words mt-2">${entry[section]}</p>`}
  </div>`
}

function itemsOfSection(entry: Entry, section: FormSection, offersCarryOver: boolean) {
  const isTicked = section === tickedSection
  const items = isTicked ? itemsToTick(entry) : itemsOf(entry[section])
  return html`<ul class="mt-2 flex flex-col">${items.map((item, index) =>
    isTicked ? itemToTick(item, entry.doneItems.includes(item)) : numberedItem(item, index + 1),
  )}</ul>
    ${isTicked && offersCarryOver && items.some((item) => !entry.doneItems.includes(item)) ? placeOfCarryOver : ''}`
}

function numberedItem(item: string, number: number) {
  return html`<li dir="auto" class="own-words flex gap-3 border-b border-hairline py-1 last:border-0"><span class="min-w-5 shrink-0 text-soft">${number}</span><span class="min-w-0 flex-1">${item}</span></li>`
}

function itemToTick(item: string, isDone: boolean) {
  return html`<li dir="auto" class="own-words border-b border-hairline last:border-0 ${isDone ? 'text-soft' : ''}"><span class="flex min-h-11 items-start gap-3 py-2.5"><input type="checkbox" class="choice check-box" ${isDone ? html`checked` : ''}><span class="[overflow-wrap:anywhere]">${item}</span></span></li>`
}

function letter(entry: Entry, words: string, name: string | undefined) {
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

function emptyDay() {
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

function emptySection({ title, question, shownAs }: EntrySection) {
  return html`<div>
    <p class="flex min-h-11 items-center font-serif text-21">${title}</p>
    <p class="mb-1 text-13 text-soft desk:mb-2 desk:text-15">${question}</p>
    ${shownAs === 'items' ? emptyLines : html`<div class="box min-h-36"></div>`}
    <p class="min-h-5 text-13"></p>
  </div>`
}

const emptyLines = html`<div class="lined-box"><div class="lined-box-copy own-words">${[1, 2, 3].map(() => html`<div>&#8203;</div>`)}</div></div>`
const placeOfCarryOver = html`<div class="invisible mt-3"><span class="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-3 py-2 text-15 font-medium">${carryOverLabel}</span></div>`
const mark = html`<svg viewBox="0 0 32 32" width="28" height="28"><path class="fill-action" d="M7 21a9 9 0 0 1 18 0z"/><path class="stroke-ink" stroke-width="2" stroke-linecap="round" fill="none" d="M3 24.5h26M9 28.5h14"/></svg>`
const wordmark = html`<span class="inline-flex items-center gap-2.5 font-serif text-21 font-medium text-ink">${mark}Firstlight</span>`
