import { helpLanguages, type HelpLanguage } from './help-openings.ts'
import { foldLetters } from './phrases.ts'

/** Frequent words of each language, and those of pages that need help. A word may be in several lists. */
const frequentWords: Record<HelpLanguage, string> = {
  en: "i i'm im i'll i've it's the and my to of is it was with for that this want not don't dont can't cant feel have just from am be been but you she he they all life die dead myself live anymore kill never nothing no one would wish up day morning tonight",
  es: 'el los las y de que no un una es con por para mi mis me muy ya más mas pero estoy quiero quisiera hoy vida morir morirme muerta muerto vivir matarme gracias hacer día hija hijo tengo nada todo todos solo sola sin del al lo se soy ganas nunca mejor cuando esta este ni',
  de: 'ich und der die das nicht ist mein meine meinen meiner mich mir ein eine einen mit zu den dem heute für auf es will möchte mehr bin habe hab war dass aber nur leben sterben tot kein keine wieder noch auch von im am so wenn wie um wäre kann ohne alle alles',
  fr: "je j'ai jai le les et des du une un est mon ma mes pas plus avec pour que qui suis vie veux voudrais vivre mourir mort morte dans au aux c'est cest mais tout tous en ce cette envie sans rien sur moi me ne de la jamais ça ca y",
  pt: 'eu o os as e da do das dos não nao uma um com para meu minha meus minhas por mais está estou hoje quero queria vida morrer morta morto viver muito mas em na no ter isso tudo nada ser me dia sem que de só já nunca quando melhor',
  it: 'il lo gli e di che non un una per con mio mia miei mie più piu sono ho oggi voglio vorrei vita morire morto morta vivere ma molto nel della del alla questo tutto tutti niente giorno essere anche mi la a farla mai meglio senza solo sola vivo',
}

const wordLists = helpLanguages.map((language) => ({
  language,
  words: new Set(wordsOf(frequentWords[language])),
}))

/** The language of a text, told by its frequent words; English if they tell none. */
export function languageOf(text: string): HelpLanguage {
  const words = wordsOf(text)
  const [first] = wordLists
    .map(({ language, words: known }) => ({ language, count: words.filter((word) => known.has(word)).length }))
    .toSorted((one, other) => other.count - one.count)
  return first && first.count > 0 ? first.language : 'en'
}

function wordsOf(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{M}']+/gu) ?? []
}
