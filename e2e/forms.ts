import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { Person } from './people.ts'

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await fillFirstStep(page, person)
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Username', { exact: true }).fill(person.username)
  await page.getByLabel('Phone', { exact: true }).fill(person.phone)
}

export async function fillFirstStep(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** With guest texts /auth opens on its tab Sign Up. */
export const openLogin = (page: Page) => page.getByRole('tab', { name: 'Login' }).click()

/** The note is loaded when it is needed, and moves the form down. */
export async function expectSessionEnded(page: Page): Promise<void> {
  await expect(page).toHaveURL('/auth?session_ended')
  await expect(page.getByText('Your session has ended')).toBeVisible()
}

export async function fillLogin(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await fillLogin(page, name, password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/** The message is shown at its field, and is the description of the field for screen readers. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** Moves the focus to the target with the Tab key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there.')
}
