import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import type { SignedInRole } from '../worker/dev/roles.ts'

export type Person = { name: string; username: string; email: string; password: string; phone: string }

/** A new person for each journey, so that journeys can run at the same time. */
export function somebody(name = 'June Field'): Person {
  const id = randomUUID().slice(0, 8)
  const digits = String(Number.parseInt(id, 16)).padStart(10, '0')
  return {
    name,
    username: `june-${id}`,
    email: `june-${id}@example.com`,
    password: 'lark-at-dawn',
    phone: `+44${digits}`,
  }
}

/** Makes the account and leaves the page's browser signed in, without going through the screens. */
export async function signUp(
  page: Page,
  role: SignedInRole = 'free',
  person: Person & { timezone?: string } = somebody(),
): Promise<Person> {
  const reply = await page.request.post('/dev/register', {
    data: { timezone: 'America/New_York', preferredTime: '06:00', ...person },
  })
  if (!reply.ok()) throw new Error(`Signing up failed: ${reply.status()} ${await reply.text()}`)
  if (role !== 'free') await putOn(page, role)
  return person
}

/** Changes the role of the person who is signed in here. */
export async function putOn(page: Page, role: SignedInRole): Promise<void> {
  const reply = await page.request.post(`/dev/role/${role}`)
  if (!reply.ok()) throw new Error(`Changing the plan failed: ${reply.status()} ${await reply.text()}`)
}

/** Another device of the same person. */
export async function openPhone(browser: Browser, { username, password }: Person): Promise<Page> {
  const phone = await (await browser.newContext()).newPage()
  expect((await phone.request.post('/api/login', { data: { username, password } })).ok()).toBe(true)
  return phone
}
