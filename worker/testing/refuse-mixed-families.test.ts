import { expect, it } from 'vitest'
import { familiesIn } from './refuse-mixed-families.ts'

it('finds the families whose tables a statement touches', () => {
  const families = (sql: string) => [...familiesIn(sql)].sort()
  expect(families('select * from "users" inner join "sessions" on "users"."id" = "user_id"')).toEqual(['directory'])
  expect(families('insert into "entries" select 1 where not exists (select 1 from "rate_counters")')).toEqual([
    'journal',
  ])
  expect(families('update "entries" set "tone" = ? returning (select 1 from users)')).toEqual(['directory', 'journal'])
})
