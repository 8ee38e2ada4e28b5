import { en, type Texts } from './texts/en.ts'
import { pseudo } from './texts/pseudo.ts'

/*
 * Every text that a person reads in the app, by area: `landing.title`. A language is a folder of `texts/` with the files
 * of English; a text that is missing, surplus or has other slots does not compile.
 *
 * This is the module of the Worker, of the build and of tests, which have all languages and ask for the present one at
 * each text. In a browser the build puts one file of the person's language in the place of each area
 * (scripts/texts-plugin.ts), and `landing` is that file.
 */

let ofPseudo: Texts | undefined

/** By the tag of the language. `en-XA` is made of English at its first use: longer, and with accents. */
const tables = {
  en,
  get 'en-XA'() {
    return (ofPseudo ??= pseudo(en))
  },
} satisfies Record<string, Texts>

export type Language = keyof typeof tables
export const languages = Object.keys(tables) as Language[]

/** Where the pages of a language are. */
export const folderOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

let present: () => Language = () => 'en'

/** `source` says the language of what is under way. */
export function followLanguage(source: () => Language): void {
  present = source
}

function areaOf<Name extends keyof Texts>(name: Name): Texts[Name] {
  return new Proxy(en[name], { get: (_, text) => Reflect.get(tables[present()][name], text) as unknown })
}

export const accessibility = areaOf('accessibility')
export const account = areaOf('account')
export const ask = areaOf('ask')
export const auth = areaOf('auth')
export const calendar = areaOf('calendar')
export const common = areaOf('common')
export const contact = areaOf('contact')
export const controls = areaOf('controls')
export const days = areaOf('days')
export const editor = areaOf('editor')
export const examples = areaOf('examples')
export const gate = areaOf('gate')
export const glimpse = areaOf('glimpse')
export const goalCommon = areaOf('goalCommon')
export const goalForm = areaOf('goalForm')
export const goalList = areaOf('goalList')
export const goalRules = areaOf('goalRules')
export const history = areaOf('history')
export const identity = areaOf('identity')
export const importing = areaOf('importing')
export const journal = areaOf('journal')
export const landing = areaOf('landing')
export const messages = areaOf('messages')
export const missing = areaOf('missing')
export const notices = areaOf('notices')
export const operator = areaOf('operator')
export const passkey = areaOf('passkey')
export const phone = areaOf('phone')
export const picture = areaOf('picture')
export const preferences = areaOf('preferences')
export const preview = areaOf('preview')
export const privacy = areaOf('privacy')
export const reading = areaOf('reading')
export const register = areaOf('register')
export const rules = areaOf('rules')
export const saving = areaOf('saving')
export const settings = areaOf('settings')
export const slideshow = areaOf('slideshow')
export const subscription = areaOf('subscription')
export const summary = areaOf('summary')
export const terms = areaOf('terms')
export const today = areaOf('today')
export const unsent = areaOf('unsent')
export const unsubscribe = areaOf('unsubscribe')
