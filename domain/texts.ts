import { languages, type Language } from './languages.ts'
import * as dePages from './texts/de.pages.ts'
import * as de from './texts/de.ts'
import * as enPages from './texts/en.pages.ts'
import * as en from './texts/en.ts'
import * as esPages from './texts/es.pages.ts'
import * as es from './texts/es.ts'
import * as frPages from './texts/fr.pages.ts'
import * as fr from './texts/fr.ts'
import * as ptPages from './texts/pt.pages.ts'
import * as pt from './texts/pt.ts'
import { pseudo } from './texts/pseudo.ts'
import type { Pages, Shared, Texts } from './texts/type.ts'

/*
 * Every text that a person reads in the app, by area: `landing.title`. A language is a folder of `texts/` with the files
 * of English and their list; a text that is missing, surplus or has other slots does not compile.
 *
 * This is the module of the Worker, of the build and of tests, which have all languages and ask for the present one at
 * each text. In a browser the build puts one file of the person's language in the place of each area
 * (scripts/texts-plugin.ts), and `landing` is that file.
 */

type Tables<Areas extends Partial<Texts>> = Record<Language, Areas>

const shared: Tables<Shared> = {
  en,
  de,
  es,
  fr,
  pt,
  get 'en-XA'() {
    return pseudoOf<Shared>(en)
  },
}

const pages: Tables<Pages> = {
  en: enPages,
  de: dePages,
  es: esPages,
  fr: frPages,
  pt: ptPages,
  get 'en-XA'() {
    return pseudoOf<Pages>(enPages)
  },
}

const made = new Map<object, object>()

/** Made at its first use. */
function pseudoOf<Areas extends object>(areas: Areas): Areas {
  if (!made.has(areas)) made.set(areas, pseudo(areas))
  return made.get(areas) as Areas
}

/** What `read` finds in each language. A browser has one language, and not this. */
export const inEveryLanguage = <Found>(read: (texts: Shared) => Found): Found[] =>
  languages.map((language) => read(shared[language]))

let present: () => Language = () => 'en'

/** `source` says the language of what is under way. */
export function followLanguage(source: () => Language): void {
  present = source
}

/** Pure, so that a bundle has only what it uses. */
function areaOf<Areas extends Partial<Texts>, Name extends keyof Areas>(
  tables: Tables<Areas>,
  name: Name,
): Areas[Name] {
  return new Proxy(tables.en[name] as object, {
    get: (_, text) => Reflect.get(tables[present()][name] as object, text) as unknown,
  }) as Areas[Name]
}

export const accessibility = /* @__PURE__ */ areaOf(pages, 'accessibility')
export const account = /* @__PURE__ */ areaOf(pages, 'account')
export const accountForms = /* @__PURE__ */ areaOf(pages, 'accountForms')
export const accountMails = /* @__PURE__ */ areaOf(shared, 'accountMails')
export const answers = /* @__PURE__ */ areaOf(shared, 'answers')
export const ask = /* @__PURE__ */ areaOf(pages, 'ask')
export const auth = /* @__PURE__ */ areaOf(pages, 'auth')
export const besideDay = /* @__PURE__ */ areaOf(pages, 'besideDay')
export const calendar = /* @__PURE__ */ areaOf(pages, 'calendar')
export const common = /* @__PURE__ */ areaOf(pages, 'common')
export const completedGoals = /* @__PURE__ */ areaOf(pages, 'completedGoals')
export const contact = /* @__PURE__ */ areaOf(pages, 'contact')
export const controls = /* @__PURE__ */ areaOf(pages, 'controls')
export const days = /* @__PURE__ */ areaOf(pages, 'days')
export const deletion = /* @__PURE__ */ areaOf(pages, 'deletion')
export const drawnGoals = /* @__PURE__ */ areaOf(shared, 'drawnGoals')
export const drawnHistory = /* @__PURE__ */ areaOf(shared, 'drawnHistory')
export const editor = /* @__PURE__ */ areaOf(pages, 'editor')
export const examples = /* @__PURE__ */ areaOf(pages, 'examples')
export const files = /* @__PURE__ */ areaOf(shared, 'files')
export const frame = /* @__PURE__ */ areaOf(shared, 'frame')
export const glimpse = /* @__PURE__ */ areaOf(pages, 'glimpse')
export const goalCommon = /* @__PURE__ */ areaOf(pages, 'goalCommon')
export const goalForm = /* @__PURE__ */ areaOf(pages, 'goalForm')
export const goalRules = /* @__PURE__ */ areaOf(shared, 'goalRules')
export const history = /* @__PURE__ */ areaOf(pages, 'history')
export const identity = /* @__PURE__ */ areaOf(pages, 'identity')
export const importing = /* @__PURE__ */ areaOf(pages, 'importing')
export const journal = /* @__PURE__ */ areaOf(shared, 'journal')
export const landing = /* @__PURE__ */ areaOf(pages, 'landing')
export const mails = /* @__PURE__ */ areaOf(shared, 'mails')
export const manifest = /* @__PURE__ */ areaOf(pages, 'manifest')
export const messages = /* @__PURE__ */ areaOf(pages, 'messages')
export const missing = /* @__PURE__ */ areaOf(pages, 'missing')
export const models = /* @__PURE__ */ areaOf(pages, 'models')
export const notices = /* @__PURE__ */ areaOf(pages, 'notices')
export const operator = /* @__PURE__ */ areaOf(pages, 'operator')
export const passkey = /* @__PURE__ */ areaOf(pages, 'passkey')
export const phone = /* @__PURE__ */ areaOf(pages, 'phone')
export const picture = /* @__PURE__ */ areaOf(pages, 'picture')
export const preferences = /* @__PURE__ */ areaOf(shared, 'preferences')
export const prerendered = /* @__PURE__ */ areaOf(pages, 'prerendered')
export const preview = /* @__PURE__ */ areaOf(pages, 'preview')
export const privacy = /* @__PURE__ */ areaOf(pages, 'privacy')
export const pushes = /* @__PURE__ */ areaOf(shared, 'pushes')
export const quotes = /* @__PURE__ */ areaOf(shared, 'quotes')
export const reading = /* @__PURE__ */ areaOf(pages, 'reading')
export const register = /* @__PURE__ */ areaOf(pages, 'register')
export const rules = /* @__PURE__ */ areaOf(shared, 'rules')
export const saving = /* @__PURE__ */ areaOf(pages, 'saving')
export const settings = /* @__PURE__ */ areaOf(pages, 'settings')
export const slideshow = /* @__PURE__ */ areaOf(shared, 'slideshow')
export const smsTexts = /* @__PURE__ */ areaOf(shared, 'smsTexts')
export const subscription = /* @__PURE__ */ areaOf(pages, 'subscription')
export const summary = /* @__PURE__ */ areaOf(pages, 'summary')
export const terms = /* @__PURE__ */ areaOf(pages, 'terms')
export const today = /* @__PURE__ */ areaOf(shared, 'today')
export const unsent = /* @__PURE__ */ areaOf(pages, 'unsent')
export const unsubscribe = /* @__PURE__ */ areaOf(pages, 'unsubscribe')
export const yearWords = /* @__PURE__ */ areaOf(pages, 'yearWords')
