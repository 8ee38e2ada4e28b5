import type { Goal } from '#domain/goal'
import { expect, type Page } from './journey.ts'

export async function goalsOf(page: Page): Promise<Goal[]> {
  return (await page.request.get('/api/goals')).json()
}

export async function storeGoal(page: Page, goal: object = {}): Promise<Goal> {
  const reply = await page.request.post('/api/goals', { data: { title: 'Run the river loop', ...goal } })
  expect(reply.status()).toBe(201)
  return reply.json()
}
