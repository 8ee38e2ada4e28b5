import type { Texts } from '../type.ts'

export const summary: Texts['summary'] = {
  title: 'Tagesübersicht',
  preparing: 'Dein Satz für heute wird geholt\u00A0…',
  done: 'Glückwunsch! Deine Seite von heute ist geschrieben.',
  motivation: 'Dein Satz für heute',
  fallback: 'Heute ist dein Tag. Mach etwas Schönes daraus!',
  lists: {
    gratitudeText: 'Wofür du dankbar bist',
    goalsText: 'Was du dir vornimmst',
  },
  empty: {
    title: 'Für heute ist noch nichts geschrieben',
    unknown: 'Die Seite von heute ließ sich nicht nachschlagen',
    note: 'Hier erscheint, wofür du dankbar bist und welche kleinen Schritte du wählst.',
  },
  goals: {
    title: 'Deine offenen Ziele',
    by: ({ title, day }: { title: string; day: string }) => `${title}, bis ${day}`,
    empty: 'Hier erscheinen deine offenen Ziele.',
    all: 'Alle Ziele ansehen',
  },
  start: 'In den Tag starten',
  farewell: 'Du schaffst das! Jeder Schritt zählt.',
  back: 'Zurück zu deiner Seite',
}
