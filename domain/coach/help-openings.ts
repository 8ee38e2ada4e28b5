import { englishOpening } from './help-beginnings.ts'

import type { languages } from './language.ts'

/** Every language has a help message. */
export type HelpLanguage = (typeof languages)[number]

/**
 * The first paragraph of each help message. A stored reply is recognized by it, so a paragraph is never changed: a new
 * wording is added, and the old one stays.
 */
export const helpOpenings: Record<HelpLanguage, string> = {
  en: englishOpening,
  es: 'Gracias por ponerlo en palabras. Suena muy pesado, y merece más de lo que puede dar una página: una persona que escuche, hoy.',
  de: 'Danke, dass du das in Worte gefasst hast. Es klingt sehr schwer, und es verdient mehr, als eine Seite geben kann: einen Menschen, der zuhört, noch heute.',
  fr: 'Merci d’avoir mis cela en mots. Cela semble très lourd, et cela mérite plus que ce qu’une page peut donner\u00a0: quelqu’un qui écoute, aujourd’hui.',
  pt: 'É bom que você tenha colocado isso em palavras. Parece muito pesado, e merece mais do que uma página pode dar: uma pessoa que escute, hoje.',
  it: 'Grazie per averlo messo in parole. Sembra molto pesante, e merita più di quanto una pagina possa dare: una persona che ascolti, oggi.',
}

const earlierOpenings = [
  'É bom que tenha posto isto em palavras. Parece muito pesado, e merece mais do que uma página pode dar: uma pessoa que escute, hoje.',
]

export const allOpenings = [...Object.values(helpOpenings), ...earlierOpenings]

/** Whether a reply is the help message, in any language and for any country. */
export function isHelpMessage(reply: string | null | undefined): boolean {
  return allOpenings.some((opening) => reply?.startsWith(opening))
}
