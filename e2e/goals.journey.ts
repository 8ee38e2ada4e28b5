import type { Locator, Route } from '@playwright/test'
import type { Goal } from '#domain/goal'
import { shortDate } from '#domain/time/local-date'
import { expectSessionEnded, logIn } from './forms.ts'
import { goalsOf, storeGoal } from './goals.ts'
import { holdAnswer } from './held-calls.ts'
import {
  browserSays,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  type Page,
} from './journey.ts'
import { cutOff, goals, gratitude, rain, send, store, today, write } from './mornings.ts'
import { confirmEmail } from './outbox.ts'
import { putOn, signUp } from './people.ts'

const wins = { gratitudeText: 'Bread', goalsText: 'Run the river loop\nRead a chapter' }
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

async function openLastStep(page: Page): Promise<void> {
  await page.goto('/goals/new')
  await page.getByLabel('Select Goal').selectOption('Read a chapter')
  for (let step = 1; step < 5; step += 1) {
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible()
    await next(page).click()
  }
  await expect(page.getByText('Confirm your goal')).toBeVisible()
}

test('the wizard leads from the reflection to a goal, and keeps what was entered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, 'premium')
  await store(page, wins)
  await page.goto('/goals')
  await expect(page.getByText('No goals yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create Your First Goal' }).click()

  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await next(page).click()
  await expect(page.getByRole('alert')).toHaveText('Goal title is required')
  await expect(page.getByLabel('Select Goal')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Select Goal').selectOption('Run the river loop')
  await page.getByLabel('Category (optional)').selectOption({ label: 'Health & Fitness' })
  await page.getByLabel('Priority Level').selectOption({ label: 'High Priority' })
  await next(page).click()

  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Timeline' })).toHaveAccessibleDescription('Step 2 of 5')
  await page.getByLabel('Use SMART framework (Recommended)').check()
  await page.getByLabel('Specific').fill('Four kilometres without a stop')
  await next(page).click()

  await page.getByLabel('Get email reminders for this goal').check()
  await page.getByLabel('Reminder Frequency').selectOption({ label: 'Same day only' })
  await expect(page.getByRole('group', { name: 'Reminder Time (optional, only for same-day)' })).toBeVisible()
  await page.getByLabel('Reminder Frequency').selectOption({ label: 'Daily' })
  await expect(page.getByRole('group', { name: /Reminder Time/ })).toBeHidden()
  await expect(page.getByLabel('Time-bound')).toBeVisible()
  await next(page).click()

  await page.getByLabel('Milestone 1').fill('Two kilometres')
  await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden()
  await page.getByRole('button', { name: 'Add Another Milestone' }).click()
  await expect(page.getByLabel('Milestone 2')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Milestone 1')).toHaveValue('Two kilometres')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Milestones' })).toBeFocused()
  await next(page).click()

  await expect(page.getByText('Confirm your goal')).toBeVisible()
  for (const text of ['Health & Fitness', 'Run the river loop', 'High Priority', 'Two kilometres', 'Daily, by email'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await expectToast(page, 'Goal created successfully!', 'Your new goal has been added to your dashboard.')
  await expect(page).toHaveURL('/goals')
  await expect(page.getByText('1 active, 0 completed')).toBeVisible()
  expect(await goalsOf(page)).toMatchObject([
    {
      title: 'Run the river loop',
      category: 'health',
      priority: 'high',
      milestones: ['Two kilometres'],
      reminderEnabled: true,
      reminderFrequency: 'daily',
      specific: 'Four kilometres without a stop',
    },
  ])
  // The next goal begins empty.
  await page.getByRole('link', { name: 'New Goal' }).click()
  await expect(page.getByLabel('Select Goal')).toHaveValue('')
})

test('after a goal was created, Back leads to the page before the wizard', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, wins)
  await page.goto('/settings')
  await openLastStep(page)
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await expect(page).toHaveURL('/goals')
  await expect(page.getByText('1 active, 0 completed')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/settings')
})

test('without a connection the wizard lists the small wins of the page that waits to be sent', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  await signUp(page, 'premium')
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click()
  await page.getByRole('link', { name: 'Create Your First Goal' }).click()
  // What was not sent is no page yet.
  await expect(page.getByLabel('Select Goal')).toContainText('No goals from daily reflection found')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByText('It will be sent when the connection is back.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click()
  await page.getByRole('link', { name: 'Create Your First Goal' }).click()
  await expect(page.getByLabel('Select Goal').getByRole('option')).toHaveText([
    'Choose a goal',
    ...rain.goalsText.split('\n'),
  ])
})

test('without a reflection the wizard says so and offers to write one', async ({ page }) => {
  await signUp(page, 'premium')
  await page.goto('/goal-wizard')
  const choice = page.getByLabel('Select Goal')
  await expect(choice).toContainText('No goals from daily reflection found')
  // On a phone it is not cut off: it has a second line.
  const heightOfOneLine = (await choice.boundingBox())!.height
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await choice.boundingBox())!.height).toBeGreaterThan(1.5 * heightOfOneLine)
  await page.getByRole('link', { name: 'Write today’s reflection' }).click()
  await expect(page).toHaveURL('/?respond=true')
  await gratitude(page).fill(rain.gratitudeText)
  await goals(page).fill(rain.goalsText)
  await send(page).click()
  await page.getByRole('link', { name: 'Back to your new goal' }).click()
  await expect(page).toHaveURL('/goals/new')
  await expect(page.getByLabel('Select Goal').getByRole('option', { name: 'Walk to the river' })).toBeAttached()
})

test('the wizard says that today’s entry could not be fetched, and lists its lines once it can', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(429))
  await signUp(page, 'premium')
  await store(page, { ...wins, goalsText: '1. Run the river loop\n7.\nRead a chapter' })
  await page.goto('/goals')
  await page.route('**/api/entries?*', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 })
  await page.getByRole('link', { name: 'New Goal' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch entry')
  await expect(page.getByRole('link', { name: 'Write today’s reflection' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Select Goal').getByRole('option')).toHaveText([
    'Choose a goal',
    '1. Run the river loop',
    'Read a chapter',
  ])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a goal that could not be created is kept in the wizard', async ({ page, context, expectInConsole }) => {
  expectInConsole(browserSays.offline)
  await signUp(page, 'premium')
  await store(page, wins)
  await openLastStep(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await expectToast(page, 'Failed to create goal')
  await expect(page.getByText('Personal Development')).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/goals/new?step=1')
  await expect(page.getByLabel('Category (optional)')).toHaveValue('')
  await page.goto('/goals/new?step=5')
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await expectToast(page, 'Goal created successfully!')
  expect(await goalsOf(page)).toHaveLength(1)
})

test('a new goal that was stored and deleted since is created again only when it is sent once more', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.offline)
  expectInConsole(browserSays.reply(404))
  await signUp(page, 'premium')
  await store(page, wins)
  await openLastStep(page)
  const loseReply = async (route: Route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  }
  await page.route('**/api/goals', loseReply, { times: 1 })
  const create = page.getByRole('button', { name: 'Create Goal' })
  await create.click()
  await expectToast(page, 'Failed to create goal')
  const [{ id }] = (await goalsOf(page)) as [Goal]
  await page.request.delete(`/api/goals/${id}?version=1`)
  await create.click()
  await expectToast(page, 'Failed to create goal', 'This goal was created before, and then deleted.')
  expect(await goalsOf(page)).toEqual([])
  await create.click()
  await expectToast(page, 'Goal created successfully!')
  const goals = await goalsOf(page)
  expect(goals).toMatchObject([{ title: 'Read a chapter' }])
  expect(goals[0]!.id).not.toBe(id)
})

test('after the session has ended, the wizard is as it was after signing in', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(401))
  const person = await signUp(page, 'premium')
  await store(page, wins)
  await openLastStep(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await expectSessionEnded(page)
  await logIn(page, person.username, person.password)
  await expect(page).toHaveURL('/goals/new?step=5')
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await expectToast(page, 'Goal created successfully!')
  expect(await goalsOf(page)).toMatchObject([{ title: 'Read a chapter' }])
})

test('after the session has ended, an edit of a goal is there again after signing in', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(401))
  const person = await signUp(page, 'premium')
  const { id } = await storeGoal(page)
  await page.goto(`/goals/${id}/edit`)
  await page.getByLabel('Description (optional)').fill('For the autumn')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Update Goal' }).click()
  await expectSessionEnded(page)
  await logIn(page, person.username, person.password)
  await expect(page).toHaveURL(`/goals/${id}/edit`)
  await expect(page.getByLabel('Description (optional)')).toHaveValue('For the autumn')
})

test('an edit of a goal beyond the limit of a day stays on the device, and is saved later', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(429))
  await signUp(page, 'premium')
  const { id } = await storeGoal(page)
  await page.goto(`/goals/${id}/edit`)
  await page.getByLabel('Description (optional)').fill('For the autumn')
  const message = 'That is more than one day takes. What was stored is safe; please go on in 24 hours.'
  await page.route(`**/api/goals/${id}`, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '86400' }, json: { error: { code: 'x', message } } }),
  )
  await page.getByRole('button', { name: 'Update Goal' }).click()
  await expectToast(page, 'Failed to update goal', message)
  await page.unroute(`**/api/goals/${id}`)
  await page.goto(`/goals/${id}/edit`)
  await expect(page.getByLabel('Description (optional)')).toHaveValue('For the autumn')
  await page.getByRole('button', { name: 'Update Goal' }).click()
  await expectToast(page, 'Goal updated', 'Your goal has been successfully updated.')
  expect(await goalsOf(page)).toMatchObject([{ description: 'For the autumn' }])
})

test('a menu, a calendar and a question that cannot be loaded are reported', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.offline)
  await signUp(page, 'premium')
  const { id } = await storeGoal(page)
  await page.route(/\/assets\/(menu-popup|date-calendar|confirm-dialog)-/, (route) =>
    route.abort('internetdisconnected'),
  )
  await page.goto('/goals')
  await page.getByRole('button', { name: 'Actions for Run the river loop' }).click()
  await expectToast(page, 'This could not be opened', 'Please look at your connection and try again.')
  await page.goto(`/goals/${id}/view`)
  await page.getByRole('button', { name: 'Delete Goal' }).click()
  await expectToast(page, 'This could not be opened')
  await page.goto(`/goals/${id}/edit`)
  await page.getByRole('button', { name: 'Target Completion Date' }).click()
  await expect(page.getByText('This could not be opened. Please look at your connection')).toBeVisible()
  expect(await goalsOf(page)).toHaveLength(1)
})

test('a touch that becomes a scroll leaves the progress as it is', async ({ page }) => {
  await signUp(page, 'premium')
  await storeGoal(page, { title: 'Read a chapter', progress: 40 })
  await page.goto('/goals')
  const line = page.getByRole('slider')
  await expect(line).toHaveValue('40')
  await line.hover()
  await page.mouse.down()
  await expect(line).toHaveValue('50')
  await line.dispatchEvent('pointercancel')
  await expect(line).toHaveValue('40')
  await page.mouse.up()
  await line.blur()
  await expect(line).toHaveValue('40')
  expect((await goalsOf(page))[0]!.progress).toBe(40)
})

test('progress and milestones are moved by keyboard, and the ticks offer a progress', async ({ page }) => {
  await signUp(page, 'premium')
  const { id } = await storeGoal(page, { milestones: ['One', 'Two', 'Three', 'Four'], targetDate: '2020-01-01' })
  await page.goto('/goals')
  await expect(page.getByText(/days overdue/)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('slider').focus()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('20%').first()).toBeVisible()
  await expect.poll(async () => (await goalsOf(page))[0]!.progress).toBe(20)

  await page.getByRole('link', { name: 'Run the river loop' }).click()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Two' }).check()
  await page.getByRole('button', { name: 'Set the progress to 25%' }).click()
  await expect(page.getByText('75% remaining to complete this goal')).toBeVisible()
  await expect.poll(async () => (await goalsOf(page))[0]).toMatchObject({ id, progress: 25, milestonesDone: ['Two'] })
})

test('two milestones with the same words are ticked apart', async ({ page }) => {
  await signUp(page, 'premium')
  const { id } = await storeGoal(page, { milestones: ['Run', 'Run'] })
  await page.goto(`/goals/${id}/view`)
  const ticks = page.getByRole('checkbox', { name: 'Run' })
  await ticks.nth(1).check()
  await expect(ticks.nth(0)).not.toBeChecked()
  await expect(page.getByText('The milestones say 50%.')).toBeVisible()
  await expect.poll(async () => (await goalsOf(page))[0]!.milestonesDone).toHaveLength(1)
  await page.reload()
  await expect(ticks.nth(1)).toBeChecked()
  await expect(ticks.nth(0)).not.toBeChecked()
})

test('two tabs tick different milestones, and both ticks are stored', async ({ page, context, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  await signUp(page, 'premium')
  const { id } = await storeGoal(page, { milestones: ['One', 'Two'] })
  await page.goto(`/goals/${id}/view`)
  // A stale tab: the other one changes the goal without telling.
  await page.request.patch(`/api/goals/${id}`, { data: { milestonesDone: ['One'] } })
  await page.getByRole('checkbox', { name: 'Two' }).click()
  await expect(page.getByRole('checkbox', { name: 'One' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Two' })).toBeChecked()
  // The screen shows a tick before the server has stored it.
  await expect.poll(async () => (await goalsOf(page))[0]!.milestonesDone).toEqual(['One', 'Two'])

  const other = await context.newPage()
  await other.goto('/goals', { waitUntil: 'networkidle' })
  await expect(other.getByRole('link', { name: 'Run the river loop' })).toBeVisible()
  // The list shows what is not ticked.
  await expect(other.getByRole('checkbox', { name: 'One' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'One' }).click()
  await expect(other.getByRole('checkbox', { name: 'One' })).toBeVisible()
})

test('a goal is edited, also after it was changed elsewhere', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  await signUp(page, 'premium')
  const { id } = await storeGoal(page)
  await page.goto(`/goals/${id}/edit`)
  await page.getByLabel('Description (optional)').fill('For the autumn')
  await page.getByLabel('Progress (0 to 100)').fill('')
  await expect(page.getByLabel('Progress (0 to 100)')).toHaveValue('0')
  await page.reload()
  await expect(page.getByLabel('Description (optional)')).toHaveValue('For the autumn')
  await page.request.patch(`/api/goals/${id}`, { data: { description: 'For the winter' } })
  await page.getByRole('button', { name: 'Update Goal' }).click()
  await expect(page.getByText('This goal was changed elsewhere while you edited it')).toBeInViewport()
  await expect(page.getByText('For the winter')).toBeInViewport()
  await expectAccessible(page)
  await expect(page.getByLabel('Description (optional)')).toHaveValue('For the autumn')
  await page.getByRole('button', { name: 'Use what I wrote here' }).click()
  await page.getByRole('button', { name: 'Update Goal' }).click()
  await expectToast(page, 'Goal updated', 'Your goal has been successfully updated.')
  await expect(page).toHaveURL(`/goals/${id}/view`)
  await expect(page.getByText('For the autumn')).toBeVisible()
})

for (const where of ['list', 'own page'] as const) {
  test(`a goal that is edited here and deleted elsewhere is offered on the ${where}, to be created again or discarded`, async ({
    page,
    context,
    expectInConsole,
  }) => {
    expectInConsole(browserSays.offline)
    expectInConsole(browserSays.reply(404))
    await page.setViewportSize({ width: 390, height: 844 })
    await signUp(page, 'premium')
    const { id } = await storeGoal(page, { specific: 'Four kilometres', milestones: ['Two kilometres'] })
    await page.goto(`/goals/${id}/edit`)
    const description = page.getByLabel('Description (optional)')
    await expect(description).toBeEditable()
    if (where === 'list') await context.setOffline(true)
    await description.fill('For the autumn')
    // This call does not go through the page: it is another device, which has a connection.
    expect((await page.request.delete(`/api/goals/${id}`)).ok()).toBe(true)
    if (where === 'list') {
      await context.setOffline(false)
      await page.goto('/goals')
    } else {
      await page.getByRole('button', { name: 'Update Goal' }).click()
      await expect(page.getByRole('heading', { name: 'Goal Not Found' })).toBeVisible()
    }

    const offer = page.getByRole('region', { name: 'What you wrote for “Run the river loop”' })
    await expect(offer).toContainText('You changed this goal here, and it was deleted elsewhere.')
    await expect(offer.getByRole('definition')).toHaveText(['For the autumn'])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await offer.getByRole('button', { name: 'Discard It' }).click()
    await expect(offer).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await offer.getByRole('button', { name: 'Create It Again' }).click()
    await expectToast(page, 'Goal created successfully!')
    await expect(offer).toBeHidden()
    const [created, ...others] = await goalsOf(page)
    expect(others).toEqual([])
    expect(created).toMatchObject({
      title: 'Run the river loop',
      description: 'For the autumn',
      specific: 'Four kilometres',
      milestones: ['Two kilometres'],
    })
    expect(created!.id).not.toBe(id)
    await expect(page).toHaveURL(where === 'list' ? '/goals' : `/goals/${created!.id}/view`)
    await page.goto('/goals')
    await expect(page.getByRole('link', { name: 'Run the river loop' })).toBeVisible()
    await expect(offer).toBeHidden()
  })
}

test('a goal that is deleted here takes its unsaved changes along, and restores them', async ({ page }) => {
  await signUp(page, 'premium')
  const { id } = await storeGoal(page)
  await page.goto(`/goals/${id}/edit`)
  await page.getByLabel('Description (optional)').fill('For the autumn')
  await page.goto(`/goals/${id}/view`)
  await page.getByRole('button', { name: 'Delete Goal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Goal' }).click()
  await expect(page.getByText('No goals yet')).toBeVisible()
  // Nothing is left of which the list could say that it was deleted elsewhere.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('change:')))).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Run the river loop' }).click()
  await page.getByRole('link', { name: 'Edit Goal' }).click()
  await expect(page.getByLabel('Description (optional)')).toHaveValue('For the autumn')
})

test('a goal opens from anywhere on its card, and the controls on the card do what they say', async ({ page }) => {
  await signUp(page, 'premium')
  const { id } = await storeGoal(page, { targetDate: '2030-05-01', milestones: ['Two kilometres'] })
  await page.goto('/goals')
  await page.getByLabel('Two kilometres').click()
  await page.getByRole('slider', { name: 'Progress of Run the river loop' }).click()
  await page.getByRole('button', { name: 'Actions for Run the river loop' }).click()
  await expect(page.getByRole('menuitem', { name: 'View Goal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/goals')
  await expect
    .poll(async () => (await goalsOf(page))[0])
    .toMatchObject({ progress: 50, milestonesDone: ['Two kilometres'] })
  await expect(page.getByRole('main').getByRole('link', { name: 'Run the river loop' })).toHaveCount(1)
  const { x, y } = (await page.getByText(shortDate('2030-05-01')).boundingBox())!
  await page.mouse.click(x + 5, y + 5)
  await expect(page).toHaveURL(`/goals/${id}/view`)
})

test('a goal is completed, and deleted with a way back', async ({ page }) => {
  await signUp(page, 'premium')
  await storeGoal(page)
  await page.goto('/goals')
  await page.getByRole('button', { name: 'Actions for Run the river loop' }).click()
  await page.getByRole('menuitem', { name: 'Mark Complete' }).click()
  await expect(page.getByRole('heading', { name: 'Completed Goals' })).toBeVisible()
  expect(await goalsOf(page)).toMatchObject([{ progress: 100, status: 'completed' }])
  await page.getByRole('link', { name: 'Run the river loop' }).click()
  await expect(page.getByText('Goal completed!')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Goal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Goal' }).click()
  await expectToast(page, 'Goal deleted', 'The goal has been removed from your list.')
  await expect(page.getByText('No goals yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Completed Goals' })).toBeVisible()
})

test('completed goals have a place of their own: each can be reopened and deleted', async ({ page }) => {
  await signUp(page, 'premium')
  const { id, version } = await storeGoal(page, { title: 'Learn the cello', progress: 40 })
  await page.request.patch(`/api/goals/${id}`, { data: { progress: 100, version } })
  for (const title of ['One', 'Two', 'Three', 'Four']) await storeGoal(page, { title, progress: 100 })
  await page.goto('/goals')
  await expect(page.getByRole('region', { name: 'Completed Goals' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: 'All completed goals' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Actions for Four' }).click()
  await page.getByRole('menuitem', { name: 'Delete Goal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Goal' }).click()
  await expectToast(page, 'Goal deleted', 'The goal has been removed from your list.')
  await page.getByRole('button', { name: 'Actions for Learn the cello' }).click()
  await page.getByRole('menuitem', { name: 'Reopen Goal' }).click()
  await expectToast(page, 'Goal reopened', 'It is among your active goals again, at 0%.')
  await expect(page.getByText('3 completed')).toBeVisible()
  const reopened = (await goalsOf(page)).find((goal) => goal.id === id)
  expect(reopened).toMatchObject({ progress: 0, status: 'active' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('4 completed')).toBeVisible()
})

test('a goal that is missing is not found, and the list needs no call before its first paint', async ({ page }) => {
  await signUp(page, 'premium')
  await storeGoal(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto('/goals')
  await expect(page.getByRole('link', { name: 'Run the river loop' })).toBeVisible()
  expect(calls).toEqual([])
  await page.goto('/goals/an-id/view')
  await expect(page.getByRole('heading', { name: 'Goal Not Found' })).toBeVisible()
  await expect(
    page.getByText("The goal you're looking for doesn't exist or you don't have access to it."),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to Goals' }).click()
  await expect(page).toHaveURL('/goals')
})

test('a tick after Premium has ended is refused, and stays on the device with words in its place', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(403))
  await signUp(page, 'premium')
  await storeGoal(page, { milestones: ['One'] })
  await page.goto('/goals')
  await putOn(page, 'lapsed')
  await page.getByRole('checkbox', { name: 'One' }).click()
  await expectToast(page, 'Failed to update progress')
  await expect(page.getByRole('checkbox', { name: 'One' })).not.toBeChecked()
  await expect(page.getByText('What you changed of this goal is not sent yet. Today lists it.')).toBeVisible()
  await page.goto('/')
  await page.getByRole('region', { name: 'Changes that are not sent' }).getByRole('button', { name: 'Show' }).click()
  const unsent = page.getByRole('region', { name: 'What is not sent' })
  await expect(unsent).toContainText('Your plan has no Premium now, and goals are part of it.')
  await expect(unsent.getByText('One', { exact: true })).toBeVisible()
})

test('goals are below the gate once Premium has ended, to read and delete', async ({ page }) => {
  await signUp(page, 'premium')
  await storeGoal(page, { description: 'For the autumn', milestones: ['One'] })
  await storeGoal(page, { title: 'Read a chapter' })
  await putOn(page, 'lapsed')
  await page.goto('/goals')
  await expect(page.getByRole('heading', { level: 1, name: 'Goals Tracking & Planning' })).toBeVisible()
  await page.getByText('Run the river loop', { exact: true }).first().click()
  await expect(page.getByText('For the autumn')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete Goal Run the river loop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Goal' }).click()
  await expectToast(page, 'Goal deleted')
  await expect(page.getByText('Read a chapter', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Run the river loop', { exact: true })).toHaveCount(0)
  expect(await goalsOf(page)).toHaveLength(1)
})

/** The today screen, scrolled to its last card, which is loaded then. */
async function openReminders(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByText(/^Written at \d/)).toBeVisible()
  await page.keyboard.press('End')
}

test('the today screen shows the reminder settings of active goals, and stores a choice at once', async ({ page }) => {
  const person = await signUp(page, 'premium')
  await store(page, wins)
  await storeGoal(page)
  const reminded = await storeGoal(page, { title: 'Read a chapter', reminderEnabled: true, reminderFrequency: 'daily' })
  await storeGoal(page, { title: 'Already done', progress: 100 })
  await openReminders(page)
  const card = page.getByRole('region', { name: 'Goal Reminders' })
  // Said once, not for each goal.
  const toEmail = page.getByRole('link', { name: 'By e-mail, once your address is confirmed in Settings.' })
  await expect(card.getByText('Already done')).toHaveCount(0)
  await expectAccessible(page)
  await expect(card.getByText(/^Next:/)).toHaveCount(0)
  const confirm = page.getByRole('button', { name: 'Confirm for this email address' })
  await toEmail.click()
  await expect(page).toHaveURL('/settings#email')
  await expect(confirm).toBeInViewport()
  await page.goto(`/goals/${reminded.id}/view`)
  await toEmail.click()
  await expect(confirm).toBeInViewport()
  await confirmEmail(page, person)
  await openReminders(page)
  await expect(card.getByText(/^Next: (today|tomorrow) at 6:00 AM\.$/)).toBeVisible()
  const loop = card.getByRole('group', { name: 'Run the river loop' })
  await expect(loop.getByLabel('Reminder Frequency')).toHaveCount(0)
  await loop.getByRole('switch', { name: 'Get email reminders for this goal' }).focus()
  await page.keyboard.press('Space')
  await expectToast(page, 'Goal updated', 'Reminder settings have been saved.')
  await expect(loop.getByLabel('Reminder Frequency')).toHaveValue('weekly')
  await expect(loop.getByText(/^Next: (today|on \w+, .*) at 6:00 AM\.$/)).toBeVisible()
  await loop.getByLabel('Reminder Frequency').selectOption({ label: 'Same day only' })
  const time = loop.getByRole('group', { name: 'Reminder Time (optional, only for same-day)' })
  await time.getByLabel('Hour').selectOption('07')
  const settings = async () => (await goalsOf(page))[0]
  await expect
    .poll(settings)
    .toMatchObject({ reminderEnabled: true, reminderFrequency: 'same-day', reminderTime: '07:00' })
  // A reminder time is kept for reminders on the day only.
  await loop.getByLabel('Reminder Frequency').selectOption({ label: 'Monthly' })
  await expect.poll(settings).toMatchObject({ reminderFrequency: 'monthly', reminderTime: null })
  await openReminders(page)
  await expect(loop.getByRole('switch')).toBeChecked()
  await expect(loop.getByLabel('Reminder Frequency')).toHaveValue('monthly')
  await loop.getByRole('link').click()
  const reminders = page.getByRole('region', { name: 'Email Reminders' })
  await expect(reminders.getByText(/^Next: (today|on \w+, .*) at 6:00 AM\.$/)).toBeVisible()
})

test('no reminder is announced that will not come', async ({ page }) => {
  const person = await signUp(page, 'premium')
  const overdue = await storeGoal(page, { reminderEnabled: true, reminderFrequency: 'daily', targetDate: '2026-01-05' })
  const reminders = page.getByRole('region', { name: 'Email Reminders' })
  const isPast = 'No reminder is to come before its date.'
  await page.goto(`/goals/${overdue.id}/view`)
  await expect(reminders.getByText(isPast)).toBeVisible()
  await expect(reminders.getByText(/by email/i)).toHaveCount(0)
  await page.goto(`/goals/${overdue.id}/edit`)
  await expect(page.getByText(isPast)).toBeVisible()
  const hint = page.getByText('once your address is confirmed')
  await expect(hint).toBeVisible()
  await page.getByLabel('Reminder Frequency').selectOption({ label: 'Same day only' })
  await expect(page.getByText(isPast)).toBeVisible()
  await confirmEmail(page, person)
  await page.reload()
  await expect(page.getByText('By e-mail.', { exact: true })).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('a setting that takes back one that is still being sent is stored', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, wins)
  await storeGoal(page, { reminderEnabled: true, reminderFrequency: 'same-day' })
  await openReminders(page)
  const loop = page.getByRole('group', { name: 'Run the river loop' })
  const settings = async () => (await goalsOf(page))[0]
  const first = await holdAnswer(page, '**/api/goals/*')
  await loop.getByLabel('Hour').selectOption('07')
  await expect.poll(settings).toMatchObject({ reminderTime: '07:00' })
  await loop.getByLabel('Reminder Frequency').selectOption({ label: 'Monthly' })
  first.release()
  await expect.poll(settings).toMatchObject({ reminderFrequency: 'monthly', reminderTime: null })
})

test('reminder settings that are refused say so, and those without a connection are sent later', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.offline)
  expectInConsole(browserSays.reply(403))
  await signUp(page, 'premium')
  await store(page, wins)
  await storeGoal(page)
  await openReminders(page)
  const reminders = page.getByRole('region', { name: 'Goal Reminders' }).getByRole('switch')
  await reminders.check()
  await expectToast(page, 'Goal updated', 'Reminder settings have been saved.')
  await expect(page.locator('.toast')).toHaveCount(0)
  await context.setOffline(true)
  await reminders.uncheck()
  await expect(page.getByText('Saved on this device, and sent when the connection is back.')).toBeVisible()
  expect(await goalsOf(page)).toMatchObject([{ reminderEnabled: true }])
  await context.setOffline(false)
  await expectToast(page, 'Goal updated', 'Reminder settings have been saved.')
  expect(await goalsOf(page)).toMatchObject([{ reminderEnabled: false }])
  await expect(page.getByText('Saved on this device, and sent when the connection is back.')).toHaveCount(0)
  await putOn(page, 'lapsed')
  await reminders.click()
  await expectToast(page, 'Update failed')
  await expect(reminders).not.toBeChecked()
  await expect(page.getByText('What you changed of this goal is not sent yet. Today lists it.')).toBeVisible()
})

test('the today screen shows no goal reminders on the plan without goals', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, wins)
  await storeGoal(page)
  await putOn(page, 'lapsed')
  // What a device keeps includes the goals.
  await page.addInitScript(() => localStorage.setItem('keepsDays', 'off'))
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/goals') && calls.push(request.url()))
  await openReminders(page)
  await page.getByRole('heading', { name: 'Weekly Highlights' }).scrollIntoViewIfNeeded()
  // A card that is not allowed would be loading now.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'Goal Reminders' })).toHaveCount(0)
  expect(calls).toEqual([])
})

test('the wizard is completed by keyboard alone', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, wins)
  await page.goto('/goals/new')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Goes on with Tab until the control has the focus. */
  const tabTo = async (control: Locator) => {
    await expect(control).toBeVisible()
    for (let tab = 0; tab < 40; tab += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    await expect(control).toBeFocused()
  }
  const goOn = async (step: number) => {
    await tabTo(next(page))
    await press('Enter')
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible()
  }
  // Without a choice the step says why, beside the field that has the focus then.
  const choice = page.getByLabel('Select Goal')
  await tabTo(next(page))
  await press('Enter')
  await expect(choice).toBeFocused()
  await expect(choice).toHaveAttribute('aria-invalid', 'true')
  await expect(choice).toHaveAccessibleDescription('Goal title is required')
  await press('ArrowDown')
  await expect(choice).toHaveValue('Run the river loop')
  await expect(choice).toHaveAttribute('aria-invalid', 'false')
  await tabTo(page.getByLabel('Priority Level'))
  await press('ArrowDown')
  await goOn(2)
  await tabTo(page.getByLabel('Use SMART framework (Recommended)'))
  await press('Space')
  await tabTo(page.getByLabel('Specific'))
  await page.keyboard.type('Four kilometres')
  await goOn(3)
  await tabTo(page.getByLabel('Get email reminders for this goal'))
  await press('Space')
  await tabTo(page.getByLabel('Reminder Frequency'))
  await press('ArrowDown')
  await goOn(4)
  await tabTo(page.getByLabel('Milestone 1'))
  await page.keyboard.type('Two kilometres')
  await tabTo(page.getByRole('button', { name: 'Add Another Milestone' }))
  await press('Space')
  await expect(page.getByLabel('Milestone 2')).toBeFocused()
  await page.keyboard.type('Three kilometres')
  await goOn(5)
  await tabTo(page.getByRole('button', { name: 'Create Goal' }))
  await press('Space')
  await expectToast(page, 'Goal created successfully!')
  expect(await goalsOf(page)).toMatchObject([
    {
      title: 'Run the river loop',
      priority: 'high',
      specific: 'Four kilometres',
      reminderEnabled: true,
      reminderFrequency: 'monthly',
      milestones: ['Two kilometres', 'Three kilometres'],
    },
  ])
})

test('the second step asks for the target date, and the third has it too', async ({ page }) => {
  await signUp(page, 'premium')
  const date = page.getByRole('button', { name: 'Target Completion Date' })
  await page.goto('/goals/new?step=2')
  await expect(page.getByText('Set your target date')).toBeVisible()
  await date.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Today', exact: true }).click()
  await expect(date).toContainText(shortDate(today()))
  await page.goto('/goals/new?step=3')
  await expect(page.getByText('Configure notifications')).toBeVisible()
  await expect(date).toContainText(shortDate(today()))
})

test('an error of an earlier step leads back to the step, and the field has the focus', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, wins)
  await page.goto('/goals/new?step=5')
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await expect(page.getByLabel('Select Goal')).toBeFocused()
  await expect(page.getByLabel('Select Goal')).toHaveAccessibleDescription('Goal title is required')
})

test('goals are exported, and imported into another account once, on the free plan', async ({ page }) => {
  await signUp(page, 'premium')
  await storeGoal(page, { milestones: ['One', 'Two'], milestonesDone: ['Two'], reminderEnabled: true })
  await storeGoal(page, { title: 'Read a chapter', progress: 40, targetDate: '2027-03-01' })
  const content = async () => {
    const list = await goalsOf(page)
    return list.map(({ id: _id, userId: _userId, version: _version, ...goal }) => goal)
  }
  const before = await content()
  const file = {
    name: 'firstlight.json',
    mimeType: 'application/json',
    buffer: await (await page.request.get('/api/export')).body(),
  }
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('2 goals', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Run the river loop')).toBeVisible()
  await expect(dialog.getByText('40%, by Mar 01, 2027')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bring 2 goals along' }).click()
  // While the import runs, the text is “0 of 2 goals brought along so far.”
  await expect(dialog.getByText('Done: 2 goals brought along', { exact: true })).toBeVisible()
  expect(await content()).toEqual(before)
  await dialog.getByRole('button', { name: 'Bring more files' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText('There is nothing new here')).toBeVisible()
  await page.goto('/goals')
  await expect(page.getByRole('heading', { level: 1, name: 'Goals Tracking & Planning' })).toBeVisible()
  await expect(page.getByText('Read a chapter', { exact: true }).first()).toBeVisible()
})

test('the daily summary names three active goals with their dates, and no completed one', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, wins)
  await storeGoal(page, { title: 'Already done', progress: 100 })
  await storeGoal(page, { title: 'Learn to row', targetDate: '2027-03-01' })
  for (const title of ['Mend the fence', 'Write to Ida', 'A fourth goal']) await storeGoal(page, { title })
  await page.goto('/congratulations')
  await expect(page.getByText('Learn to row, by Mar 01, 2027')).toBeVisible()
  await expect(page.getByText('Mend the fence')).toBeVisible()
  await expect(page.getByText('Write to Ida')).toBeVisible()
  for (const title of ['A fourth goal', 'Already done']) await expect(page.getByText(title)).toHaveCount(0)
})
