/** Frequent words of English that no other language of `reply-language.ts` has among its own. */
const frequent = new Set('the and you your of to it that with my this are from what one'.split(' '))

/** Most letters are English, and need no table of languages. */
export function seemsEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => frequent.has(word)).length * 8 > words.length
}
