import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
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

/** The language of a request: that of the cookie, or the first that the browser asks for and that exists here. */
export const findLanguage = languageDetector({
  supportedLanguages: languages,
  fallbackLanguage: 'en',
  order: ['cookie', 'header'],
  caches: false,
})

export const answerInLanguage: MiddlewareHandler = (c, next) => language.run(c.get('language'), next)
