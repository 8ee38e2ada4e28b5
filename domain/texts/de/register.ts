import type { Texts } from '../type.ts'

export const register: Texts['register'] = {
  name: 'Name',
  username: 'Nutzername',
  phone: 'Telefon',
  phoneHint: 'Damit jeder Mensch ein Konto hat. SMS kommen nur, wenn du sie in den Einstellungen einschaltest.',
  preferredTime: 'Deine Zeit am Morgen',
  preferredTimeHint: (zone: string) => `In deiner Zeitzone, ${zone}. Beides lässt sich in den Einstellungen ändern.`,
  next: 'Weiter',
  save: 'Konto anlegen',
  pending: 'Dein Konto wird angelegt\u00A0…',
  done: { title: 'Willkommen bei Firstlight!', description: 'Dein Konto ist angelegt.' },
  failed: 'Konto nicht angelegt',
  isYou: (provider: string) => `${provider} hat uns bestätigt, dass du es bist. Nur das hier fehlt noch.`,
}
