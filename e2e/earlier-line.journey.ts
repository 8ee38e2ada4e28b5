import { addDays } from '#domain/time/local-date'
import { expect, expectAccessible, test } from './journey.ts'
import { kept } from './kept.ts'
import { letter, store, today } from './mornings.ts'
import { signUp } from './people.ts'

// The device keeps days where the app opens without a connection.
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('below the letter is the earlier line that the page continues, from what the device keeps', async ({ page }) => {
  await signUp(page, 'free')
  const earlier = { gratitudeText: 'Tea\nAn old photograph of Dad in the book', goalsText: 'Rest' }
  await store(page, earlier, addDays(today(), -3))
  await store(page, { gratitudeText: 'Dad called from the train', goalsText: 'Rest' })
  await page.goto('/')
  await expect(letter(page)).toBeVisible()
  await expect.poll(() => kept(page, 'wholeAt')).toBeTruthy()
  await page.reload()
  const line = letter(page).getByRole('link', { name: 'An old photograph of Dad in the book' })
  await expect(line).toBeVisible()
  await expectAccessible(page)
  await line.click()
  await expect(page).toHaveURL(`/?date=${addDays(today(), -3)}`)
})
