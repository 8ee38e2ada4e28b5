import type { Texts } from '../type.ts'

export const phone: Texts['phone'] = {
  number: { label: 'Handynummer', hint: 'Mit + und der Vorwahl deines Landes.' },
  code: {
    label: 'Der Code aus der SMS',
    hint: (phone: string) => `Unterwegs an ${phone}. Sechs Ziffern, zehn Minuten gültig.`,
  },
  terms:
    'Jeden Morgen eine SMS, bis du geschrieben hast, und eine kurze Antwort, wenn du antwortest. Dein Anbieter kann dafür Gebühren berechnen. Antworte STOP, um sie zu beenden, oder HELP für Hilfe.',
  send: 'Code senden',
  again: 'Neuen Code senden',
  sent: 'Code gesendet',
  confirm: 'Nummer bestätigen',
  confirming: 'Bestätigt\u00A0…',
  done: { title: 'Nummer bestätigt', description: 'Ab jetzt kommt der Morgengruß per SMS.' },
}
