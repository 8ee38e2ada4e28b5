/**
 * The languages of the screens, each by its own name. A new one is a line here and a folder of `domain/texts`; the compiler
 * names what is missing.
 */
export const languageNames = {
  en: 'English',
}

/** Made of English, for tests (domain/texts/pseudo.ts). It is served to browsers that ask for it. */
const pseudoLanguages = ['en-XA'] as const

export type Language = keyof typeof languageNames | (typeof pseudoLanguages)[number]

export const languages = [...(Object.keys(languageNames) as (keyof typeof languageNames)[]), ...pseudoLanguages]

/** Where the pages of a language are, and the address of its landing page. */
export const folderOf = (language: Language) => (language === 'en' ? '' : `/${language}`)
