import { expect, it } from 'vitest'
import { inList, inPercent } from '#domain/numbers'
import { frame } from '#domain/texts'
import { longDate } from '#domain/time/local-date'
import { periodLabel } from '#domain/time/week'

it.each([
  ['en', 'Sunday, November 8, 2026', 'Nov 15 – 21, 2026', '86%', 'a, b, and c'],
  ['de', 'Sonntag, 8.\u00A0November 2026', '15.–21. Nov. 2026', '86 %', 'a, b und c'],
  ['fr', 'dimanche 8\u00A0novembre 2026', '15–21 nov. 2026', '86 %', 'a, b et c'],
  ['es', 'domingo, 8\u00A0de noviembre de 2026', '15–21 nov 2026', '86 %', 'a, b y c'],
  ['pt', 'domingo, 8\u00A0de novembro de 2026', '15 – 21 de nov. de 2026', '86%', 'a, b e c'],
])('workerd has the formats of %s that browsers have', (language, day, week, percent, list) => {
  const before = frame.language
  // The tag is all that formats read of a language.
  frame.language = language
  try {
    expect(longDate('2026-11-08')).toBe(day)
    expect(periodLabel({ first: '2026-11-15', last: '2026-11-21' })).toBe(week)
    expect(inPercent(86).replace(/\s/g, ' ')).toBe(percent)
    expect(inList(['a', 'b', 'c'])).toBe(list)
  } finally {
    frame.language = before
  }
})
