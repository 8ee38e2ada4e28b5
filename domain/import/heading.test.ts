import { describe, expect, it } from 'vitest'
import { dateInHeading, dateInName, isLikeDate } from './heading.ts'

describe('a heading', () => {
  it.each([
    ['2024-03-01', '2024-03-01', ''],
    ['2024/3/1 A walk', '2024-03-01', 'A walk'],
    ['Friday, March 1, 2024', '2024-03-01', ''],
    ['**1st March 2024** at 7:30 am', '2024-03-01', ''],
    ['01.03.2024 – Rain', '2024-03-01', 'Rain'],
    ['Sept. 9 2024', '2024-09-09', ''],
    ['3/25/2024', '2024-03-25', ''],
    ['25/3/2024', '2024-03-25', ''],
    ['2023_06_26', '2023-06-26', ''],
    ['20230626 Rain', '2023-06-26', 'Rain'],
    ['Montag, 26. Juni 2023', '2023-06-26', ''],
    ['Mo, den 3. März 2024', '2024-03-03', ''],
    ['1.März 2024', '2024-03-01', ''],
    ['4. 3. 2024', '2024-03-04', ''],
    ['Am 5. März 2024 in Bonn', '2024-03-05', 'in Bonn'],
    ['Sonnabend, 2. März 2024', '2024-03-02', ''],
    ['1. Jänner 2024, 7:30 Uhr', '2024-01-01', ''],
    ['lundi 26 juin 2023', '2023-06-26', ''],
    ['1er août 2023 à 7h30', '2023-08-01', ''],
    ['14 févr. 2023 – Pluie', '2023-02-14', 'Pluie'],
    ['lunes, 26 de junio de 2023', '2023-06-26', ''],
    ['3 de enero del 2024 So ein Tag', '2024-01-03', 'So ein Tag'],
    ['segunda-feira, 26 de junho de 2023', '2023-06-26', ''],
    ['26 de março de 2023'.normalize('NFD'), '2023-03-26', ''],
    ['Mar 3, 2024', '2024-03-03', ''],
    ['domenica 3 marzo 2024 – Pioggia', '2024-03-03', 'Pioggia'],
    ['zo 3 mrt 2024', '2024-03-03', ''],
    ['søndag 3. marts 2024', '2024-03-03', ''],
    ['3. maaliskuuta 2024', '2024-03-03', ''],
    ['niedziela, 3 marca 2024', '2024-03-03', ''],
    ['3. března 2024', '2024-03-03', ''],
    ['воскресенье, 3 марта 2024 г.', '2024-03-03', ''],
    ['3 Μαρτίου 2024', '2024-03-03', ''],
    ['2024. március 3., vasárnap', '2024-03-03', ''],
    ['3 d’abril del 2024', '2024-04-03', ''],
    ['2024年3月3日（日曜日） 散歩', '2024-03-03', '（日曜日） 散歩'],
    ['2024년 3월 3일', '2024-03-03', ''],
  ])('finds the day in “%s”', (heading, date, rest) => {
    expect(dateInHeading(heading)).toEqual({ date, rest })
  })

  it('reports ambiguous dates, and takes no other heading for a day', () => {
    expect(dateInHeading('1/5/2024')).toEqual({ unclear: '“1/5/2024” could be 2024-01-05 or 2024-05-01.' })
    expect(dateInHeading('2024-02-30')).toEqual({ unclear: '“2024-02-30” is not a date that exists.' })
    for (const heading of ['Gratitude', 'Mayor 1 2024', '2024', 'March 2024', '12345678', '20231399', '1 jui 2024', ''])
      expect(dateInHeading(heading), heading).toBeUndefined()
    // November in Polish, October in Croatian.
    expect(dateInHeading('3 listopada 2024')).toBeUndefined()
  })

  it('is like a date in a language that is not known', () => {
    const headings = [
      '3 listopada 2024',
      '2024 m. kovo 3 d.',
      'Dydd Sul, 3 Mawrth 2024 – Glaw',
      '3 มีนาคม 2567',
      '1 jui 2024',
    ]
    for (const heading of headings) expect([heading, isLikeDate(heading)]).toEqual([heading, true])
    for (const heading of ['Gratitude', '10 goals for 2024', 'March 2024', '3 things I did in 2024', 'Chapter 3'])
      expect([heading, isLikeDate(heading)]).toEqual([heading, false])
  })
})

describe('the name of a file', () => {
  it.each([
    ['2023-06-26.md', '2023-06-26'],
    ['journals/2023_06_26.md', '2023-06-26'],
    ['20230626.txt', '2023-06-26'],
    ['Journal 2023-06-26 07.30.md', '2023-06-26'],
    ['2023/2023-06/2023-06-26 Monday.md', '2023-06-26'],
    ['diary/2023/06/26.md', '2023-06-26'],
    ['Tagebuch, 26. Juni 2023.md', '2023-06-26'],
    ['June_26_2023.md', '2023-06-26'],
    ['26-06-2023.md', '2023-06-26'],
    ['05-06-2023.md', undefined],
    ['Ideas.md', undefined],
    ['2023-06.md', undefined],
    ['1489000000000.md', undefined],
  ])('finds the day in the name “%s”', (name, date) => expect(dateInName(name)).toBe(date))
})
