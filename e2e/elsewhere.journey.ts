import type { Page } from '@playwright/test'
import { goalsOf, storeGoal } from './goals.ts'
import { holdAnswer } from './held-calls.ts'
import { expect, test } from './journey.ts'
import {
  comeBack,
  countCalls,
  cutOff,
  expectWritten,
  gratitude,
  rain,
  send,
  snow,
  store,
  stored,
  today,
} from './mornings.ts'
import { openPhone, signUp } from './people.ts'

/** Opens a screen with what looks for changes, which loads after it. */
const openWhole = (page: Page, path = '/') => page.goto(path, { waitUntil: 'networkidle' })

test('Today shows what was written on another device, when the tab is looked at again', async ({ page, browser }) => {
  const phone = await openPhone(browser, await signUp(page))
  await openWhole(page)
  await expect(send(page)).toBeVisible()
  await store(phone, rain)
  await comeBack(page)
  await expectWritten(page, rain)
  await expect(send(page)).toBeHidden()
})

test('Today shows what was written elsewhere when the connection is back', async ({
  page,
  context,
  browser,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  const phone = await openPhone(browser, await signUp(page))
  await openWhole(page)
  await expect(send(page)).toBeVisible()
  await context.setOffline(true)
  await store(phone, rain)
  await comeBack(page)
  await context.setOffline(false)
  await expectWritten(page, rain)
})

test('a look for what was written elsewhere is made again when it is not answered', async ({
  page,
  browser,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  const phone = await openPhone(browser, await signUp(page))
  await page.clock.install()
  await openWhole(page)
  await store(phone, rain)
  await page.route('**/api/changes', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await comeBack(page)
  await failed
  // The request has failed before the page learns of it.
  await expect(async () => {
    await page.clock.runFor(31_000)
    await expectWritten(page, rain)
  }).toPass()
})

test('ticks and deletes of another device arrive, each time', async ({ page, browser }) => {
  const phone = await openPhone(browser, await signUp(page))
  const { id } = await store(page, rain)
  await openWhole(page)
  await comeBack(page)
  const small = (name: string) => page.getByRole('checkbox', { name })
  for (const name of ['Call home', 'Read a chapter']) {
    await expect(small(name)).not.toBeChecked()
    const ticked = await phone.request.patch(`/api/entries/${today()}/marks`, { data: { done: [name] } })
    expect(ticked.ok()).toBe(true)
    await comeBack(page)
    await expect(small(name)).toBeChecked()
  }
  expect((await phone.request.delete(`/api/entries/${id}`)).ok()).toBe(true)
  await comeBack(page)
  await expect(send(page)).toBeVisible()
})

test('a goal that was deleted elsewhere goes, and a look without a change fetches nothing', async ({
  page,
  browser,
}) => {
  const phone = await openPhone(browser, await signUp(page, 'premium'))
  const goal = await storeGoal(page)
  await storeGoal(page, { title: 'Learn to bake' })
  // What the device is to keep is fetched once, some seconds after the screen.
  const kept = page.waitForResponse('**/api/entries/stats')
  await openWhole(page, '/goals')
  await expect(page.getByRole('link', { name: goal.title })).toBeVisible()
  await phone.request.delete(`/api/goals/${goal.id}`)
  await comeBack(page)
  await expect(page.getByRole('link', { name: goal.title })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Learn to bake' })).toBeVisible()
  await kept
  const fetched = countCalls(page, 'GET', '/api/goals')
  const asked = page.waitForResponse('**/api/changes')
  await comeBack(page)
  await (await asked).finished()
  await storeGoal(phone, { title: 'Swim' })
  await comeBack(page)
  await expect(page.getByRole('link', { name: 'Swim' })).toBeVisible()
  expect(fetched()).toBe(1)
})

test('what is typed stays while another device writes the same page', async ({ page, browser }) => {
  const phone = await openPhone(browser, await signUp(page))
  await openWhole(page)
  await gratitude(page).fill(snow.gratitudeText)
  await store(phone, rain)
  await comeBack(page)
  await expectWritten(page, rain)
  await expect(page.getByRole('main').getByText(snow.gratitudeText)).toBeVisible()
  expect(await stored(phone)).toMatchObject(rain)
})

test('what is typed into an edit of a goal stays while another device changes the goal', async ({ page, browser }) => {
  const phone = await openPhone(browser, await signUp(page, 'premium'))
  const { id } = await storeGoal(page)
  await openWhole(page, `/goals/${id}/edit`)
  const description = page.getByLabel('Description (optional)')
  await description.fill('Before breakfast')
  await phone.request.patch(`/api/goals/${id}`, { data: { title: 'Run to the bridge', version: 1 } })
  await comeBack(page)
  await expect(page.getByLabel('Title')).toHaveValue('Run to the bridge')
  await expect(description).toHaveValue('Before breakfast')
  await expect(description).toBeFocused()
  expect(await goalsOf(phone)).toMatchObject([{ description: '' }])
})

test('a fetch that was begun before a tick does not take the tick back', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await openWhole(page)
  const win = page.getByRole('checkbox', { name: 'Call home' })
  await expect(win).not.toBeChecked()
  const held = await holdAnswer(page, '**/api/entries?*')
  const older = page.waitForResponse('**/api/entries?*')
  await comeBack(page)
  await held.arrived
  const stored = page.waitForResponse('**/marks')
  await win.click()
  await (await stored).finished()
  held.release()
  await (await older).finished()
  // Later than the look that the held response answers.
  const next = page.waitForResponse('**/api/changes')
  await comeBack(page)
  await (await next).finished()
  await expect(win).toBeChecked()
})
