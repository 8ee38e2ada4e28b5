import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textsOf } from '#domain/entry-sections'
import { addDays, shortDate } from '#domain/time/local-date'
import { goalsOf } from './goals.ts'
import { holdCalls } from './held-calls.ts'
import { browserSays, expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import { day, daysUpTo, fillJournal } from './journals.ts'
import { today } from './mornings.ts'
import { signUp } from './people.ts'

async function exportFile(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path(), 'utf8') }
}

test('ten years are exported byte for byte, and imported into another account once', async ({ page }) => {
  await signUp(page)
  const days = daysUpTo(today(), 3_650)
  await fillJournal(page, days)
  await page.goto('/settings')
  const { name, content } = await exportFile(page, 'Export My Data')
  await expectToast(page, 'Data exported', 'Your data has been downloaded successfully.')
  expect(name).toBe(`firstlight-${today()}.json`)
  const { entries } = JSON.parse(content) as { entries: (typeof days)[number][] }
  const exported = entries.map((entry) => {
    const { date, aiResponse, respondedAt } = entry
    return { date, ...textsOf(entry), aiResponse, respondedAt }
  })
  expect(exported).toEqual(days)
  const markdown = await exportFile(page, 'As Markdown')
  expect(markdown.name).toBe(`firstlight-${today()}.md`)
  expect(markdown.content.match(/^## /gm)).toHaveLength(3_650)

  await signUp(page)
  await fillJournal(page, [day(today(), { gratitudeText: 'Mine' })])
  await page.goto('/settings')
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) }
  await page.getByRole('button', { name: 'Import' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('3,650 entries, 1 day already written here')).toBeVisible()
  await page.getByRole('button', { name: 'Bring 3,649 days along' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('They stand in your journal under their dates.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Bring more files' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('There is nothing new here')).toBeVisible()
  const { total } = (await (await page.request.get('/api/entries/stats')).json()) as { total: number }
  expect(total).toBe(3_650)
  expect(await (await page.request.get(`/api/entries/${today()}`)).json()).toMatchObject({ gratitudeText: 'Mine' })
})

test('an import is closed by no press outside, says how far it came, and goes on after a reload, goals included', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/settings')
  const journal = {
    entries: daysUpTo(addDays(today(), -1), 120),
    goals: [{ id: '01990000-0000-7000-8000-000000000001', title: 'Run the river loop' }],
  }
  const file = { name: 'firstlight.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(journal)) }
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  const bring = page.getByRole('button', { name: 'Bring 120 days and 1 goal along' })
  await expect(bring).toBeVisible()
  const first = await holdCalls(page, '**/api/import')
  // The dialog is smaller when the second press comes, which is then outside.
  await bring.dblclick()
  await first.arrived
  await page.mouse.click(5, 5)
  const second = await holdCalls(page, '**/api/import')
  first.release()
  await second.arrived
  await expect(dialog.getByText('50 of 120 days and 1 goal brought along so far.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  second.release()
  await expect(dialog.getByText(/^100 of 120 days and 1 goal brought along\.$/)).toBeVisible()
  await page.reload()
  await expect(
    page.getByText('The last import is not finished: 100 of 120 days and 1 goal brought along.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('Choose the same files again for the rest')).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Bring 20 days and 1 goal along' }).click()
  await expect(dialog.getByText('Done: 20 days and 1 goal brought along')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Import' })).toBeVisible()
  expect(await goalsOf(page)).toMatchObject([{ title: 'Run the river loop' }])
  expect(await (await page.request.get('/api/entries/stats')).json()).toMatchObject({ total: 120 })
})

test('a failed export is reported', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(500))
  await signUp(page)
  await page.goto('/settings')
  await page.route('**/api/export*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Export My Data' }).click()
  await expectToast(page, 'Export failed')
})

test('a journal of another app is shown before its import, with what cannot be imported', async ({ page }) => {
  await signUp(page)
  await fillJournal(page, [day(addDays(today(), -3))])
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Import' }).click()
  await expectAccessible(page)
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await choose('cut-off.json', '{"entries": [\n{"creationDate":')
  await expect(page.getByText('“cut-off.json” could not be read')).toBeVisible()
  await choose(
    'presently.csv',
    `entryDate,entryContent\n${addDays(today(), -2)},Rain on the roof\n${addDays(today(), -3)},Already here\n2020-02-30,Never\n`,
  )
  await expect(page.getByText('2 entries, 1 day already written here')).toBeVisible()
  await expect(page.getByText('Rain on the roof')).toBeVisible()
  await page.getByText('1 piece left out').click()
  await expect(page.getByText('“2020-02-30” is not a date that exists.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring 1 day along' }).click()
  // While the import runs, the text is “0 of 1 day brought along so far.”
  await expect(page.getByText('They stand in your journal under their dates.')).toBeVisible()
  await expect(page.getByText('1 day brought along')).toBeVisible()
  // History is Premium: a free person is led to the newest imported day.
  await page.getByRole('link', { name: `Look at ${shortDate(addDays(today(), -2))}` }).click()
  await expect(page).toHaveURL(`/?date=${addDays(today(), -2)}`)
  await expect(page.getByText('Rain on the roof')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Personal Motivation' })).toBeHidden()
  await expect(page.getByRole('heading', { name: "Today's Goals" })).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a table, ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme })

    test('is imported once a person has said what its columns are', async ({ page }) => {
      await signUp(page)
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Import' }).click()
      const dialog = page.getByRole('dialog')
      await page.locator('input[type=file]').setInputFiles({
        name: 'mornings.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'Nr;When;Thanks;Plan;Thoughts;Felt\n1;03/04/2023;Rain on the roof;Call my sister;An evening in the orchard;rad\n2;05/06/2023;Tea;A walk;By the sea, far out;meh\n',
        ),
      })
      await expect(dialog.getByLabel('When', { exact: true })).toHaveValue('date')
      await expect(dialog.getByLabel('Thanks', { exact: true })).toHaveValue('gratitudeText')
      await expect(dialog.getByLabel('Felt', { exact: true })).toHaveValue('mood')
      await dialog.getByLabel('Plan', { exact: true }).selectOption("Today's Goals")
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByText('Please say whether the day or the month comes first.')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel('Day or month first?').selectOption('Day first, 31/12')
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByText('CSV, Apr 03, 2023 to Jun 05, 2023')).toBeVisible()
      await dialog.getByRole('button', { name: 'Bring 2 days along' }).click()
      await expect(dialog.getByText('Done: 2 days brought along')).toBeVisible()
      expect(await (await page.request.get('/api/entries/2023-04-03')).json()).toMatchObject({
        gratitudeText: 'Rain on the roof',
        goalsText: 'Call my sister',
        diaryText: 'An evening in the orchard',
        mood: 5,
      })
    })
  })

/** An archive of Journey with one entry and its picture. */
const journeyArchive =
  'UEsDBBQAAAAIAHN7d10Tkh9PlAAAAMEAAAAQAAAAam91cm5leS8xLWEuanNvbiWO0QrCMAxFf6Xk2Tkn6FTGHgY++QkiEljcOrq2tJk4xX+3mXm79+SEfIDpxXBSUPm6mRX3pCJhlfsaVgp49iSw59FIbpHpPrgpWDSpL/aHsjzuthsZWdcjvZ1dlPMUnKe8oWC0FfeBzyRqFspholT53rGLKV+hyDAr1oPv4CaHsPvX6RdxIxpeALZtoCgMLpoMfH9QSwMEFAAAAAgAc3t3XYMW3IwDAAAAAQAAABEAAABqb3VybmV5LzEtYS0xLmpwZ6sAAFBLAQIUAxQAAAAIAHN7d10Tkh9PlAAAAMEAAAAQAAAAAAAAAAAAAACAAQAAAABqb3VybmV5LzEtYS5qc29uUEsBAhQDFAAAAAgAc3t3XYMW3IwDAAAAAQAAABEAAAAAAAAAAAAAAIABwgAAAGpvdXJuZXkvMS1hLTEuanBnUEsFBgAAAAACAAIAfQAAAPQAAAAAAA=='

test('an archive and pages are imported together, with what stays behind', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Import' }).click()
  const text = (name: string, content: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(content) })
  await page
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'journey.zip', mimeType: 'application/zip', buffer: Buffer.from(journeyArchive, 'base64') },
      text('2023-06-27.md', '## Grateful For\nTea\n## What would make today great?\n- [x] Walk\n## Moon\nFull'),
      text('Ideas.md', 'Some day'),
      text('costs.csv', 'date,item,price\n2023-06-27,Tea for two,4\n'),
    ])
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Leave this table out' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('2 entries', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Markdown and Journey, Jun 26, 2023 to Jun 27, 2023')).toBeVisible()
  await expect(dialog.getByText('By the sea')).toBeVisible()
  await expect(
    dialog.getByText('What stays behind: 1 picture or recording, 1 place, 1 star, and 2 tags.'),
  ).toBeVisible()
  await dialog.getByText('1 unknown heading, whose words go to the diary').click()
  await expect(dialog.getByText('“Moon” on 1 day')).toBeVisible()
  await dialog.getByText('2 pieces left out').click()
  await expect(dialog.getByText('Ideas.md: No date could be found in it.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bring 2 days along' }).click()
  await expect(dialog.getByText('Done: 2 days brought along')).toBeVisible()
  const stored = async (date: string) => (await page.request.get(`/api/entries/${date}`)).json()
  expect(await stored('2023-06-26')).toMatchObject({ gratitudeText: 'By the sea' })
  expect(await stored('2023-06-27')).toMatchObject({
    gratitudeText: 'Tea',
    goalsText: '- Walk',
    doneItems: ['Walk'],
    diaryText: 'Moon\nFull',
  })
})

test('a folder is chosen, or files are dropped', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(folder, '2023'))
  writeFileSync(join(folder, '2023', '2023-06-26.md'), 'Tea')
  writeFileSync(join(folder, 'a.png'), 'x')
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a folder' }).click(),
  ])
  await chooser.setFiles(folder)
  await expect(dialog.getByText('1 entry', { exact: true })).toBeVisible()
  await expect(dialog.getByText('What stays behind: 1 picture or recording.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByText('Choose files').evaluate((element) => {
    const data = new DataTransfer()
    for (const name of ['2023-06-27.md', '2023-06-28.md']) data.items.add(new File(['Tea'], name))
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  })
  await expect(dialog.getByText('2 entries', { exact: true })).toBeVisible()
})

test('the preview of an import shows every section, one item a line, and leads Premium to the history', async ({
  page,
}) => {
  await signUp(page, 'premium')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Import' }).click()
  const entry = {
    date: addDays(today(), -2),
    gratitudeText: '1. Rain on the roof\n2. Tea',
    goalsText: '1. Call my sister',
    diaryText: 'An evening in the orchard',
  }
  await page.locator('input[type=file]').setInputFiles({
    name: 'firstlight.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ entries: [entry] })),
  })
  const preview = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: shortDate(entry.date) })
  for (const text of ['Gratitude', "Today's Goals", 'Daily Diary', 'Rain on the roof', 'Call my sister', 'orchard'])
    await expect(preview).toContainText(text)
  await expect(preview).not.toContainText('1.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring 1 day along' }).click()
  await expect(page.getByRole('link', { name: 'Look at Your Journey' })).toHaveAttribute('href', '/history')
})
