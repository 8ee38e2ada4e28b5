import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { languageDetector } from 'hono/language'
import { languages, type Language } from '#domain/languages'
import { followLanguage } from '#domain/texts'

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

/** What `write` returns in a language. */
export const inLanguage = <Written>(present: Language, write: () => Written): Written => language.run(present, write)

export const answerInLanguage: MiddlewareHandler = (c, next) => language.run(c.get('language'), next)

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
