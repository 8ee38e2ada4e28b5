/**
 * The languages of the screens, each by its own name. A new one is a line here and a folder of `domain/texts`; the compiler
 * names what is missing.
 */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
}

type RealLanguage = keyof typeof languageNames

/** Made of English, for tests (domain/texts/pseudo.ts). It is served to browsers that ask for it. */
const pseudoLanguages = ['en-XA'] as const

export type Language = RealLanguage | (typeof pseudoLanguages)[number]

export const realLanguages = Object.keys(languageNames) as RealLanguage[]
export const languages: Language[] = [...realLanguages, ...pseudoLanguages]

export const isLanguage = (tag: string): tag is Language => (languages as string[]).includes(tag)
export const nameOfLanguage = (tag: string): string => languageNames[tag as RealLanguage] ?? tag
/** A language for tests only where it is the present one. */
export const languagesToChoose = (present: string): string[] => [...new Set([...realLanguages, present])]

/** Where the pages of a language are. */
export const folderOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

/** The address of the landing page in this language. */
export const addressOf = (language: Language) => `/${language}`
export const languageAt = (path: string) =>
  languages.find((language) => addressOf(language) === path.replace(/\/$/, ''))
