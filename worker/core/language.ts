import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { languageDetector } from 'hono/language'
import { isLanguage, languages, type Language } from '#domain/languages'
import { followLanguage } from '#domain/texts'
import { inRegion } from '#domain/time/region'

declare module 'hono' {
  interface ContextVariableMap {
    language: Language
  }
}

const language = new AsyncLocalStorage<Language>()
followLanguage(() => language.getStore() ?? 'en')

/** The language of a request: of its address, of the cookie, or the first that the browser asks for and that exists here. */
export const findLanguage = languageDetector({
  supportedLanguages: languages,
  fallbackLanguage: 'en',
  order: ['path', 'cookie', 'header'],
  caches: false,
})

/** What a new account has as its language: that of the request, if it is not English. */
export function languageOfNewAccount(): string {
  const present = language.getStore() ?? 'en'
  return present === 'en' ? '' : present
}

/** What `write` returns in a language. */
export const inLanguage = <Written>(present: Language, write: () => Written): Written => language.run(present, write)

/**
 * What `write` returns for this reader, with dates and times in the form of their region. Where they have chosen no
 * language it is the present one: that of the request, and English in jobs. It waits for nothing.
 */
export function writtenFor<Written>(reader: Reader | undefined, write: () => Written): Written {
  const inForm = () => inRegion(reader?.region, write)
  const chosen = reader && chosenLanguage(reader)
  return chosen ? inLanguage(chosen, inForm) : inForm()
}

type Reader = { language: string; region: string }

/** An earlier release may not have the language that a person has chosen. */
const chosenLanguage = ({ language: tag }: Pick<Reader, 'language'>): Language | undefined =>
  isLanguage(tag) ? tag : undefined

export const answerInLanguage: MiddlewareHandler = (c, next) => language.run(c.get('language'), next)

/** This response, and this browser from now on, are in the language that the person has chosen. */
export function keepLanguageOf(c: Context, person: Pick<Reader, 'language'>): void {
  const chosen = chosenLanguage(person)
  if (!chosen || chosen === c.get('language')) return
  keepLanguage(c, chosen)
  c.set('language', chosen)
}

/** Pages, the shell and calls of this browser are in this language from now on. */
export function keepLanguage(c: Context, chosen: Language): void {
  setCookie(c, 'language', chosen, {
    path: '/',
    maxAge: 365 * 86_400,
    sameSite: 'Lax',
    httpOnly: true,
    secure: c.req.url.startsWith('https:'),
  })
}
