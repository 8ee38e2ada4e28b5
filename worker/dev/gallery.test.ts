import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

it('shows the page of components locally', async () => {
  const { status, headers } = await visit(createTestApp())
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toContain('text/html')
})

it('answers 404 in production', async () => {
  const { status, headers } = await visit(createTestApp({ variables: { APP_ENV: 'production' } }))
  expect(status).toBe(404)
  expect(headers.get('Content-Type')).toContain('text/plain')
})

function visit({ fetch, origin }: ReturnType<typeof createTestApp>) {
  return fetch(new Request(`${origin}/dev/ui`))
}
