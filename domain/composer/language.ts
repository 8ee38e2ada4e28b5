import { phraseList } from './phrase-list.ts'

/** The languages in which the composer answers. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'pt'

/** Frequent words that are not words of the other languages. */
const frequent: Record<Language, string> = {
  en: 'the, am, an, since, did, feel, are, were, so, no, what, how, day, my, and, of, for, with, was, is, i, to, at, on, that, this, she, he, we, they, it, our, me, been, have, has, from, not, after, yesterday, morning, again, call, walk, write, go, get, coffee, sleep, finish, eat, her, his, had, by, before, about, one, all, you',
  de: 'gestorben, vater, mutter, krank, müde, traurig, schwester, bruder, kinder, freundin, hund, katze, regen, beerdigung, ruhe, und, der, die, das, ich, mein, meine, meiner, meinen, meinem, ist, nicht, mit, für, ein, eine, einen, wieder, hat, habe, bin, auf, den, dem, dass, es, heute, gestern, morgen, im, am, zu, war, frisches, gehen, schlafen, ausruhen, oma, opa, von, sie, er, wir, endlich, guter, gute, völlig, kein, keine, hinfahren, prüfung, zum, zur, beim, nach, familie, wäsche, waschen, arbeit, kaffee, sonne, freunde, gesundheit, lesen, kochen, putzen, lernen',
  es: 'enferma, enfermo, perro, gato, cansada, cansado, murieron, amigos, el, los, las, mi, mis, del, y, una, un, por, con, que, mañana, hermana, estoy, está, al, muy, hoy, ayer, llamar, terminar, caminar, descansar, casa, familia, hijo, hija, madre, padre, para, me, sin, gracias, trabajo, comprar, leer, ir, no puedo, dormir, lluvia, su, nació, murió, falleció, abuela, abuelo',
  fr: 'mort, morte, décédé, décédée, fatiguée, fatigué, chien, amis, pluie, maman, le, la, les, mon, ma, mes, et, une, je, suis, est, pas, ce, avec, pour, dans, au, aux, du, des, il, elle, nous, qui, que, ne, un, à, hier, matin, appeler, finir, marcher, dormir, famille, café, sœur, mère, père, quelque, chose, chez, très, encore, soleil, manger, ranger, lire, travail',
  pt: 'morreu, avô, avó, cachorro, saudade, chuva, irmã, irmão, o, os, as, meu, minha, meus, minhas, e, um, uma, do, da, dos, das, com, não, para, ontem, hoje, manhã, estou, está, mãe, pai, filha, filho, caminhar, ligar, pagar, terminar, descansar, na, no, ao, por, muito, janela, trabalho, obrigado, obrigada, família, ler, dormir, comprar, faleceu',
}

const wordsIn = phraseList<Language>(
  (Object.entries(frequent) as [Language, string][]).map(([language, words]) => [words, language]),
)

const languages = Object.keys(frequent) as Language[]

const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Greek}\p{Script=Devanagari}]/gu

/** Words of languages that the composer does not write, and that share words with those it does. */
const neighboursIn = phraseList([
  [
    'il, della, mio, mia, miei, sono, che, di, non, scrivere, oggi, ieri, mamma, sole, gli, ho, perché, het, een, mijn, niet, ik, met, voor, van, zus, op, naar, maken, koffie, i, og, jeg, min, mit, ikke, på, att, jag, inte, är, för, się, nie, mój, moja, dla, jest, moje, na, kawa, rodzina, ve, benim, bir, için, bugün',
    true,
  ],
])

/** 'other' is a language that the composer does not write. It is answered in English. */
export function languageOf(text: string): Language | 'other' {
  const read = text.slice(0, 2_000)
  const letters = read.match(/\p{L}/gu)?.length ?? 0
  const foreign = read.match(otherScript)?.length ?? 0
  if (foreign > 0 && foreign * 2 > letters) return 'other'
  const found = wordsIn(read)
  const scores = languages.map((language) => ({
    language,
    score: found.filter(({ payload }) => payload === language).length,
  }))
  // Marks that only some languages have.
  const add = (language: Language, marks: RegExp) => {
    if (marks.test(read)) scores.find((one) => one.language === language)!.score += 2
  }
  add('de', /ß|[üö]\p{L}*(?:en|t|er|e)(?!\p{L})/iu)
  add('es', /[¿¡ñ]/iu)
  add('fr', /œ|(?<!\p{L})[cdjlmnst][’'](?=[aeéèêhiou])|ç(?=[aou])/iu)
  add('pt', /[ãõ]/iu)
  const [best, second] = scores.sort((a, b) => b.score - a.score) as [(typeof scores)[0], (typeof scores)[0]]
  const neighbours = neighboursIn(read).length
  if (best.score === 0) return neighbours > 0 && !/[a-z]+ing(?![a-z])/iu.test(read) ? 'other' : 'en'
  // English wins a tie, since its words stand in many pages of other languages.
  if (best.score === second.score && second.language === 'en') return 'en'
  return best.language !== 'en' && neighbours > best.score
    ? 'other'
    : best.language === 'en' && neighbours > best.score + 1
      ? 'other'
      : best.language
}
