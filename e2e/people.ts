import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openLocalDatabase } from '../scripts/local-database.ts'

export type Person = { name: string; username: string; email: string; password: string; phone: string }
export type Plan = 'free' | 'premium' | 'employee' | 'lapsed'

/** Somebody new for each journey, so that journeys run side by side. */
export function somebody(name = 'June Field'): Person {
  const id = randomUUID().slice(0, 8)
  const digits = String(Number.parseInt(id, 16)).padStart(10, '0')
  return { name, username: `june-${id}`, email: `june-${id}@example.com`, password: 'lark-at-dawn', phone: `+44${digits}` }
}

/** Makes the account and leaves the page's browser signed in, without going through the screens. */
export async function signUp(page: Page, plan: Plan = 'free', person = somebody()): Promise<Person> {
  const reply = await page.request.post('/api/register', {
    data: { ...person, timezone: 'America/New_York', preferredTime: '06:00' },
  })
  if (!reply.ok()) throw new Error(`Signing up failed: ${reply.status()} ${await reply.text()}`)
  if (plan !== 'free') putOn(plan, person.email)
  return person
}

const standings = {
  premium: "subscription_status = 'active', billing_status = 'active'",
  employee: 'is_employee = 1',
  lapsed: "subscription_status = 'free', billing_status = 'canceled', subscription_end_date = 1760000000000",
}

/** What only Stripe or a script does: written straight into the local database. */
function putOn(plan: keyof typeof standings, email: string): void {
  const db = openLocalDatabase(process.env.JOURNEYS_STATE!)
  db.prepare(`update users set ${standings[plan]} where email = ?`).run(email)
  db.close()
}
