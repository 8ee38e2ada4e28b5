import type { Locator } from '@playwright/test'
import type { Entry } from '#domain/entry'
import { formSections, type FormSection } from '#domain/entry-sections'
import { moods, type Mood } from '#domain/mood'
import { journal } from '#domain/texts'
import { itemsToTick, withTicks } from '#domain/ticks'
import { seededRandom } from '../worker/testing/seeded-random.ts'
import { goalsOf, storeGoal } from './goals.ts'
import { browserSays, expect, test, type Page } from './journey.ts'
import { dialog } from './journals.ts'
import { comeBack, cutOff, expectWritten, goals, gratitude, rain, send, store, stored } from './mornings.ts'
import { openPhone, signUp } from './people.ts'

/** What must be stored: the reference that the product is compared with. */
const emptyModel = { items: new Set<string>(), ticks: new Map<string, boolean>(), mood: null as Mood | null }
type Model = typeof emptyModel & { progress: number }

/** What was typed and is not stored, with the texts that stood in its place. */
type Typed = { items: string[]; seen: Partial<Record<FormSection, string>>; isSent: boolean }

type Device = {
  name: string
  page: Page
  model: Model
  random: ReturnType<typeof seededRandom>
  isOffline: boolean
  /** The entry as this device shows it. */
  entry: Entry | undefined
  typed: Typed | undefined
  /** What the marks change when they are sent, in their order. */
  marks: ((stored: Entry | undefined) => unknown)[]
}

const steps = ['write', 'write', 'type', 'tick', 'tick', 'mood', 'goal', 'delete', 'return', 'return', 'cut', 'reload']

const screen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const keepBoth = (page: Page) => page.getByRole('button', { name: 'Keep both' })
const win = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const suns = (page: Page) => page.getByRole('group', { name: 'How does this day feel?' })
const progress = (page: Page) => page.getByRole('slider', { name: /^Progress of/ })
const boxInForm = { gratitudeText: gratitude, goalsText: goals }
const boxInEditor = (page: Page, name: FormSection) =>
  page.getByRole('textbox', { name: journal.sections[name].title, exact: true })

/** The kinds of what the device keeps: all, or what it still has to send. */
async function kindsOnDevice(page: Page, filter: 'all' | 'submitted'): Promise<string[]> {
  const changes = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('change:')))
  return changes.flatMap(([key, json]) =>
    filter === 'all' || (JSON.parse(json) as { submitted: string[] }).submitted.length > 0 ? [key.split(':')[2]!] : [],
  )
}

const delivered = (page: Page) => expect.poll(() => kindsOnDevice(page, 'submitted')).toEqual([])

/** What can be read on the page, and in its boxes. */
const wordsOn = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [main.textContent, ...[...main.querySelectorAll('textarea')].map(({ value }) => value)].join('\n'),
    )

/** The button that stands where the typed texts are: in the form, in both texts of a conflict, or in the editor. */
function sendsTyped({ page, entry, typed }: Device): Locator {
  if (!entry) return send(page)
  return conflicting(entry, typed!).length > 0 ? keepBoth(page) : save(page)
}

const conflicting = (entry: Entry, { seen }: Typed) =>
  formSections.filter((name) => (seen[name] ?? entry[name]) !== entry[name])

const itemsIn = (entry: Entry) => formSections.flatMap((name) => entry[name].split('\n'))

async function expectShown(device: Device): Promise<void> {
  const { page, entry, typed } = device
  if (typed) {
    await expect(sendsTyped(device)).toBeVisible()
    for (const item of typed.items) await expect.poll(() => wordsOn(page)).toContain(item)
  } else if (entry) {
    await expectWritten(page, entry)
    for (const item of itemsToTick(entry))
      await expect(win(page, item)).toBeChecked({ checked: entry.doneItems.includes(item) })
    await expect(suns(page).getByRole('radio', { checked: true })).toHaveCount(entry.mood ? 1 : 0)
    if (entry.mood)
      await expect(suns(page).getByRole('radio', { name: journal.marks.mood.labels[entry.mood] })).toBeChecked()
  } else {
    await expect(send(page)).toBeVisible()
    await expect(gratitude(page)).toHaveValue('')
  }
}

/** The device has heard from the server: both must agree. */
async function expectCurrent(device: Device): Promise<void> {
  device.entry = await stored(device.page)
  await expectShown(device)
}

/* The steps. Each begins and ends on Today. */

function newItem({ typed, random, name }: Device, section: FormSection): string {
  const item = `${section === 'goalsText' ? 'Walk' : 'Tea'} ${100_000 + random.whole(900_000)} on the ${name}`
  typed!.items.push(item)
  return item
}

/** Adds an item to what stands in a box. */
async function type(device: Device): Promise<void> {
  const { page, entry, random } = device
  const typed = (device.typed ??= { items: [], seen: {}, isSent: false })
  typed.isSent = false
  for (const name of entry ? [random.pick(formSections)] : formSections) {
    const box = entry ? boxInEditor(page, name) : boxInForm[name](page)
    if (entry && !(await box.isVisible())) await edit(page).click()
    const before = await box.inputValue()
    typed.seen[name] ??= before
    await box.fill([...(before === '' ? [] : [before]), newItem(device, name)].join('\n'))
  }
}

/** Sends what was typed from where it is shown, and resolves with the sections that were sent. */
async function press(device: Device): Promise<FormSection[]> {
  const { page, entry } = device
  const typed = device.typed!
  if (!entry)
    for (const name of formSections) {
      const box = boxInForm[name](page)
      if ((await box.inputValue()) === '') await box.fill(newItem(device, name))
    }
  const inConflict = entry ? conflicting(entry, typed) : []
  await sendsTyped(device).click()
  for (const name of inConflict) typed.seen[name] = entry![name]
  return inConflict.length > 0 ? inConflict : [...formSections]
}

async function sendTyped(device: Device): Promise<void> {
  await press(device)
  if (!device.isOffline) return settle(device)
  await expect.poll(() => kindsOnDevice(device.page, 'submitted')).toContain('entry')
  device.typed!.isSent = true
}

/** Where the server refuses, the person looks and sends again. */
async function settle(device: Device): Promise<void> {
  const { page, model } = device
  const typed = device.typed!
  await delivered(page)
  device.entry = await stored(page)
  while ((await kindsOnDevice(page, 'all')).includes('entry')) {
    for (const name of await press(device)) delete typed.seen[name]
    await delivered(page)
    device.entry = await stored(page)
  }
  for (const item of typed.items) model.items.add(item)
  device.typed = undefined
  await expectCurrent(device)
}

/** A mark is sent at once, or shown on this device until it can be. */
async function mark(device: Device, choose: () => Promise<void>, effect: Device['marks'][number], shown?: Entry) {
  const { page, isOffline } = device
  const before = await stored(page)
  await choose()
  if (isOffline) {
    await expect.poll(() => kindsOnDevice(page, 'submitted')).not.toEqual([])
    device.marks.push(effect)
    device.entry = shown ?? device.entry
    return
  }
  await delivered(page)
  effect(before)
  if (shown) await expectCurrent(device)
}

async function tick(device: Device): Promise<void> {
  const { page, random, model } = device
  const entry = device.entry!
  const item = random.pick(itemsToTick(entry))
  const isDone = !(await win(page, item).isChecked())
  await mark(
    device,
    () => win(page, item).click(),
    (stored) => stored && itemsToTick(stored).includes(item) && model.ticks.set(item, isDone),
    { ...entry, doneItems: withTicks(entry, isDone ? { done: [item], undone: [] } : { done: [], undone: [item] }) },
  )
}

async function chooseMood(device: Device): Promise<void> {
  const { page, random, model } = device
  const mood = random.pick(moods)
  await suns(page).scrollIntoViewIfNeeded()
  const chosen = (await suns(page).getByRole('radio', { name: journal.marks.mood.labels[mood] }).isChecked())
    ? null
    : mood
  await mark(
    device,
    () => suns(page).getByText(journal.marks.mood.labels[mood], { exact: true }).click(),
    (stored) => stored && (model.mood = chosen),
    { ...device.entry!, mood: chosen },
  )
}

async function moveGoal(device: Device): Promise<void> {
  const { page, model } = device
  await screen(page, 'Goals').click()
  let percent = Number(await progress(page).inputValue())
  await mark(
    device,
    async () => {
      await progress(page).press(percent < 50 ? 'ArrowRight' : 'ArrowLeft')
      // The progress from which it moves may be that of the other device, which came just now.
      percent = Number(await progress(page).inputValue())
    },
    () => (model.progress = percent),
  )
  await expect(progress(page)).toHaveValue(String(percent))
  await screen(page, 'Today').click()
  await expectShown(device)
}

/** Deletes what this device shows: a page that was changed elsewhere since stays. */
async function deleteEntry(device: Device): Promise<void> {
  const { page, model } = device
  const before = await stored(page)
  await screen(page, 'History').click()
  // The list may bring a newer page than the one that was shown, or none.
  const row = page.locator('[data-entry]')
  await expect(row.or(page.getByText('No entries yet.'))).toBeVisible()
  if (await row.isVisible()) {
    await row.click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    const shown = await dialog(page).getByRole('listitem').allTextContents()
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    const isSeen = before !== undefined && itemsIn(before).every((item) => shown.some((text) => text.endsWith(item)))
    expect((await deleted).ok()).toBe(isSeen)
    if (isSeen) {
      Object.assign(model, structuredClone(emptyModel))
      await expect(dialog(page)).toBeHidden()
    } else {
      await expect(dialog(page).getByRole('button', { name: 'Delete' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
  }
  await screen(page, 'Today').click()
  await look(device)
}

/** The person returns to the tab. */
async function look(device: Device): Promise<void> {
  await comeBack(device.page)
  await expectCurrent(device)
}

async function reload(device: Device): Promise<void> {
  await device.page.reload()
  await expectCurrent(device)
}

async function connect(device: Device): Promise<void> {
  const { page, marks, typed } = device
  const before = await stored(page)
  await page.context().setOffline(false)
  device.isOffline = false
  await delivered(page)
  for (const effect of marks.splice(0)) effect(before)
  if (typed?.isSent) await settle(device)
  await look(device)
}

async function disconnect(device: Device): Promise<void> {
  await device.page.context().setOffline(true)
  device.isOffline = true
}

async function take(step: string, device: Device): Promise<void> {
  const { isOffline, entry, typed } = device
  if (isOffline && ['delete', 'return', 'cut', 'reload'].includes(step)) return connect(device)
  if (step === 'cut') return disconnect(device)
  if (step === 'return') return look(device)
  if (step === 'reload') return reload(device)
  if (step === 'goal') return moveGoal(device)
  if (step === 'mood' && entry) return chooseMood(device)
  if (step === 'type' && !typed) return type(device)
  if (step === 'tick' && entry && !typed) return tick(device)
  if (step === 'delete' && entry && !typed) return deleteEntry(device)
  if (!typed || typed.isSent) await type(device)
  return sendTyped(device)
}

for (const seed of [2, 14])
  test(`two devices show in the end what the server has, and nothing typed is lost: seed ${seed}`, async ({
    page,
    browser,
    expectInConsole,
  }) => {
    for (const line of [cutOff, browserSays.reply(404), browserSays.reply(409)]) expectInConsole(line)
    const random = seededRandom(seed)
    const phone = await openPhone(browser, await signUp(page, 'premium'))
    const entry = await store(page, rain)
    await storeGoal(page)
    const items = new Set([...rain.gratitudeText.split('\n'), ...rain.goalsText.split('\n')])
    const model: Model = { ...emptyModel, items, ticks: new Map(), progress: 0 }
    const devices = Object.entries({ laptop: page, phone }).map(([name, page]): Device => ({
      name,
      page,
      model,
      random,
      isOffline: false,
      entry,
      typed: undefined,
      marks: [],
    }))
    // What is needed offline is loaded once.
    for (const device of devices) {
      const { page } = device
      await page.goto('/')
      await edit(page).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await suns(page).scrollIntoViewIfNeeded()
      await screen(page, 'Goals').click()
      await expect(progress(page)).toBeVisible()
      await screen(page, 'Today').click()
      await expectShown(device)
    }
    for (let count = 0; count < 30; count += 1) {
      const device = random.pick(devices)
      const step = random.pick(steps)
      await test.step(`${count}: ${step}, ${device.name}`, () => take(step, device))
    }
    for (const device of devices) {
      if (device.isOffline) await connect(device)
      if (device.typed) await sendTyped(device)
    }
    const [goal] = await goalsOf(page)
    const last = await stored(page)
    const texts = last ? itemsIn(last) : []
    for (const item of model.items) expect(texts.filter((text) => text === item)).toEqual([item])
    for (const [item, isDone] of model.ticks) expect(last!.doneItems.includes(item)).toBe(isDone)
    expect(last?.mood ?? null).toBe(model.mood)
    expect(goal?.progress).toBe(model.progress)
    for (const device of devices) {
      const { page } = device
      await look(device)
      expect(await kindsOnDevice(page, 'all')).not.toContain('entry')
      await screen(page, 'Goals').click()
      await expect(progress(page)).toHaveValue(String(model.progress))
    }
  })
