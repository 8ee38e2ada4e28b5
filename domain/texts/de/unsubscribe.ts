import type { Texts } from '../type.ts'

export const unsubscribe: Texts['unsubscribe'] = {
  page: 'Diese Mails beenden · Firstlight',
  title: 'Diese Mails beenden',
  incomplete: 'Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der Mail.',
  explanation:
    'Einmal drücken, dann kommen solche Mails nicht mehr. In der App kannst du sie jederzeit wieder einschalten.',
  stop: 'Mails beenden',
  pending: 'Beendet\u00A0…',
  stopped: {
    prompt: 'Der Morgengruß ist aus. Deine Seiten sind noch da, und du kannst schreiben, wann du willst.',
    goal: 'Die Erinnerung an dieses Ziel ist aus. Das Ziel selbst bleibt, wie es ist.',
    goals: 'Die Erinnerungen an deine Ziele sind aus. Die Ziele selbst bleiben, wie sie sind.',
    week: 'Der Wochenrückblick per E-Mail ist aus. Deine Wochen bleiben in der App, wann immer du sie ansehen willst.',
  },
  settings: 'Einstellungen öffnen',
}
