import { expect, it } from 'vitest'
import { read } from './test-files.ts'

it('reads Daylio: notes and activities are the diary of a day, and its mood is the middle of its entries', () => {
  const file = read(
    [
      'full_date,date,weekday,time,mood,activities,scales,note_title,note',
      '2023-06-28,June 28,Wednesday,21:10,glorious,,,,"<b>Sun</b> &amp; sea<br>until late"',
      '2023-06-27,June 27,Tuesday,20:00,rad,"friends | good meal","","By the sea","We swam, ""far"" out"',
      '2023-06-27,June 27,Tuesday,8:30 am,meh,"work",,"",""',
      '2023-06-26,June 26,Monday,9:00 pm,awful,"",,"",""',
    ].join('\n'),
  )
  expect(file.sources).toEqual(['Daylio'])
  expect(file.days.map(({ date, gratitudeText, diaryText, mood }) => [date, gratitudeText, diaryText, mood])).toEqual([
    ['2023-06-27', '', 'work\n\nBy the sea\nWe swam, "far" out\nfriends, good meal', 4],
    ['2023-06-28', '', 'Sun & sea\nuntil late', undefined],
  ])
  // A mood with another name cannot be ordered, and a mood alone is no page.
  expect(file.counts).toEqual({ moods: 1 })
  expect(file.leftOut).toEqual([{ where: 'Line 5', why: 'There are no words here.' }])
})

it('reads the columns that Daylio had before 2019', () => {
  const file = read('year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,11:54 pm,bad,"clean | cook",""')
  expect(file.days).toMatchObject([{ date: '2018-05-18', diaryText: 'clean, cook', mood: 2 }])
})
