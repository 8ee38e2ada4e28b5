/** The first paragraph in English. The screens have it without the rest, if that cannot be loaded. */
export const englishOpening =
  'Thank you for putting this into words. It sounds very heavy, and it deserves more than a page can give: a person who listens, today.'

/** How the help message begins in each language, in a file of its own, since the first scripts of Today contain it. */
const helpBeginnings = [
  'Thank you for putting this into words. It sounds',
  'Gracias por ponerlo en palabras.',
  'Danke, dass du das in Worte gefasst',
  'Merci d’avoir mis cela en mots.',
  'É bom que você tenha colocado isso',
  'Grazie per averlo messo in parole.',
]

/** Whether a reply that still streams becomes the help message. The tone of its page is known when it is whole. */
export function beginsHelpMessage(words: string | undefined): boolean {
  return Boolean(words) && helpBeginnings.some((start) => start.startsWith(words!) || words!.startsWith(start))
}
