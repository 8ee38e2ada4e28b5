/** Frequent words of each language in which a model or the composer may write. Some are words of several. */
const frequent = Object.entries({
  en: 'the and you your of to is it that was for with a in i on this not be have at so me my from are what one',
  de: 'der die das und du dein deine ist nicht ein eine für mit es dir dich ich auf dem den zu im in auch so mir habe von dass wie',
  es: 'el los las la y tu tus que es un una con por para no lo te en se mi me de del al he hoy más también muy',
  fr: 'le les des et tu ton ta tes est un une que pour avec pas la ce je du au aux en dans ai sur qui aussi me ma bien',
  pt: 'o os a as e você teu tua seu sua que é um uma com para não te do da no na em eu por mais também ao até sem boa',
  it: 'il lo gli la e tu tuo tua che è un una di con per non ti i le del della al in mi ho anche da più sul oggi',
  nl: 'de het een en je jouw is van niet met voor dat te ik in op ook zo wat dit die aan er mijn',
  sv: 'och du din ditt är inte en ett det att för med som dig jag på av den så också om har mig i',
  da: 'og du din dit er ikke en et det at for med af dig jeg på den så også om har mig til i som',
  nb: 'og du din ditt er ikke en et det å for med av deg jeg på den så også om har meg til i som',
  pl: 'i w na z do to jest nie się że twój twoja co jak ty ja o po za mi od też tak dla',
  tr: 've bir bu da de için sen senin ne çok gibi ile her ben benim o olan daha mi kadar',
}).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }))

/** In this order: Japanese has Chinese characters too. */
const scripts: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
]

/**
 * The language of a reply, for its `lang`, which decides how it is read aloud. Undefined for English, and where the words
 * do not show it. The table of the coach (coach/language.ts), which reads short pages, is
 * many times as large, and browsers load this one.
 */
export function languageOfReply(reply: string): string | undefined {
  const letters = reply.match(/\p{L}/gu)?.length ?? 0
  const latin = reply.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return scripts.find(([letter]) => letter.test(reply))?.[1]
  const words = reply.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const scored = frequent.map(({ language, words: known }) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  }))
  const best = scored.reduce((first, other) => (other.count > first.count ? other : first))
  return best.language === 'en' || best.count < Math.max(2, words.length / 8) ? undefined : best.language
}
