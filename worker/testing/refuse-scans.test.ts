import { expect, it } from 'vitest'
import { scansAmong } from './refuse-scans.ts'

it('distinguishes a scan from a search', async () => {
  const scan = 'select * from "users" where "name" = ?'
  expect(await scansAmong([scan, 'select * from "users" where "email" = ?'])).toEqual([`SCAN users: ${scan}`])
  expect(await scansAmong(['delete from "sessions" where "device" = ?'])).toHaveLength(1)
  expect(await scansAmong(['select "id" from "users" order by "id"'])).toHaveLength(1)
})
