import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const days = (count: number) => `${count} ${plural('de', count, 'Tag', 'Tage')}`

export const drawnGoals: Texts['drawnGoals'] = {
  newGoal: 'Neues Ziel',
  backToGoals: 'Zu den Zielen',
  priorities: { low: 'Geringe Priorität', medium: 'Mittlere Priorität', high: 'Hohe Priorität' },
  deadline: {
    none: 'Ohne Frist',
    today: 'Heute fällig',
    overdue: (count: number) => `Seit ${count} ${plural('de', count, 'Tag', 'Tagen')} fällig`,
    left: (count: number) => `Noch ${days(count)}`,
    remaining: (count: number) => `Noch ${days(count)}`,
  },
  wizard: {
    step: ({ step, count }: { step: number; count: number }) => `Teil ${step} von ${count}`,
    steps: {
      details: { title: 'Das Ziel', note: 'Was du erreichen willst' },
      timeline: { title: 'Zeitplan', note: 'Bis wann willst du es schaffen?' },
      reminders: { title: 'Erinnerungen', note: 'Wann und wie wir dich erinnern' },
      milestones: { title: 'Etappen', note: 'Teile dein Ziel in kleine Stücke' },
      review: { title: 'Überblick', note: 'Sieh dir alles noch einmal an' },
    },
  },
  title: 'Meine Ziele',
  counts: ({ active, completed }: { active: number; completed: number }) => `${active} offen, ${completed} erreicht`,
  finish: 'Fertig',
  empty: {
    title: 'Noch keine Ziele',
    note: 'Hier erscheint ein Ziel von deiner Morgenseite, mit seinem Datum und dem Weg dorthin.',
    action: 'Das erste Ziel anlegen',
  },
  figures: { active: 'Offen', completed: 'Erreicht', averageProgress: 'Im Schnitt' },
  completed: { title: 'Erreichte Ziele', all: 'Alle erreichten Ziele' },
  statuses: { active: 'Offen', completed: 'Erreicht' },
}
