const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Extended_Pictographic}]/u

/**
 * One pattern for a list of words divided by commas: whole words in any script and case, `*` for any
 * ending. Scripts without blanks between words, and emoji, match anywhere.
 */
export function wordList(list: string): RegExp {
  const all = list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const source = (word: string) =>
    word
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll("'", "['’]")
      .replaceAll('*', "[\\p{L}'’]*")
      .replaceAll(' ', '\\s+')
  const anywhere = all.filter((word) => unspaced.test(word)).map(source)
  const whole = all.filter((word) => !unspaced.test(word)).map(source)
  const words = whole.length > 0 ? [`(?<![\\p{L}\\p{M}\\p{N}])(?:${whole.join('|')})(?![\\p{L}\\p{M}\\p{N}])`] : []
  return new RegExp([...words, ...anywhere].join('|'), 'iu')
}
