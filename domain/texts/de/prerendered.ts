import type { Texts } from '../type.ts'

export const prerendered: Texts['prerendered'] = {
  needsScripts:
    'Zum Schreiben und Anmelden braucht Firstlight JavaScript. Bitte erlaube es für diese Website in den Einstellungen deines Browsers und lade die Seite neu.',
}
