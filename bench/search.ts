/**
 * npm run bench:search: measures a scan of the person's own rows beside an FTS5 index, for a person with ten
 * years of entries, alone and among a million entries of other people. The reason for
 * docs/decisions/0011-search-scans-own-rows.md.
 */
import { DatabaseSync } from 'node:sqlite'
import { searchTerms, searchTextOf } from '#domain/entry-search'

const words =
  'coffee balcony rain walk sister bread letter garden morning friend train book river song window light phone dinner work'.split(
    ' ',
  )
const own = 3650
const times = 20

for (const others of [0, 1_000_000]) {
  const db = new DatabaseSync(':memory:')
  db.exec(`
    create table entries (id integer primary key, user_id text, date text, search_text text);
    create unique index entries_of_a_day on entries (user_id, date);
    create virtual table words using fts5(user_id, text, content = '', tokenize = "unicode61 remove_diacritics 2")`)
  const entry = db.prepare('insert into entries values (?, ?, ?, ?)')
  const indexed = db.prepare('insert into words (rowid, user_id, text) values (?, ?, ?)')
  db.exec('begin')
  for (let id = 1; id <= others + own; id += 1) {
    const isOwn = id > others
    const userId = isOwn ? 'me' : `stranger${id % 2_500}`
    const text = Array.from({ length: 60 }, (_, place) => words[(id * 7 + place * (id % 11)) % words.length]).join(' ')
    const written = isOwn && id % 90 === 0 ? `${text} lighthouse` : text
    entry.run(id, userId, String(id).padStart(8, '0'), searchTextOf(written))
    indexed.run(id, userId, written)
  }
  db.exec('commit')

  const time = (sql: string, ...values: string[]) => {
    const query = db.prepare(sql)
    query.all(...values)
    const start = performance.now()
    for (let time = 0; time < times; time += 1) query.all(...values)
    return `${((performance.now() - start) / times).toFixed(2)} ms`
  }
  for (const query of ['coffee', 'lighthouse']) {
    const scan = time(
      'select * from entries where user_id = ? and instr(search_text, ?) > 0 order by date desc limit 100',
      'me',
      searchTerms(query)[0]!,
    )
    const fts5 = time(
      'select rowid from words where words match ? order by rowid desc limit 100',
      `user_id: me AND text: ${query}*`,
    )
    console.log(`${others.toLocaleString('en-US').padStart(9)} others, "${query}": scan ${scan}, FTS5 ${fts5}`)
  }
}
