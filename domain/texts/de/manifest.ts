import type { Texts } from '../type.ts'

export const manifest: Texts['manifest'] = {
  description: 'Eine Morgenseite: dreimal Danke, drei kleine Schritte und eine Antwort, die beides gelesen hat.',
  shortcuts: { '/?respond=true': 'Schreiben', '/history': 'Verlauf' },
  screenshots: { narrow: 'Die Seite von heute', wide: 'Die Seite von heute und ihr Brief' },
}
