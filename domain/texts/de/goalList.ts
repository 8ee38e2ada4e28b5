import type { Texts } from '../type.ts'

export const goalList: Texts['goalList'] = {
  title: 'Meine Ziele',
  counts: ({ active, completed }: { active: number; completed: number }) => `${active} offen, ${completed} erreicht`,
  finish: 'Fertig',
  loading: 'Deine Ziele werden geladen\u00A0…',
  failed: 'Deine Ziele ließen sich nicht laden',
  empty: {
    title: 'Noch keine Ziele',
    note: 'Hier erscheint ein Ziel von deiner Morgenseite, mit seinem Datum und dem Weg dorthin.',
    action: 'Das erste Ziel anlegen',
  },
  figures: { active: 'Offen', completed: 'Erreicht', averageProgress: 'Im Schnitt' },
  completed: {
    title: 'Erreichte Ziele',
    count: (count: number) => `${count} erreicht`,
    all: 'Alle erreichten Ziele',
    more: 'Mehr zeigen',
    empty: {
      title: 'Noch keine erreichten Ziele',
      note: 'Hier erscheint ein Ziel, wenn es bei 100\u00A0% ist.',
    },
    on: (day: string) => `Erreicht am ${day}`,
    reopenedAt: (percent: number) => `Wieder offen bei ${percent}\u00A0%`,
    reopened: {
      title: 'Ziel wieder offen',
      description: (percent: number) => `Es steht wieder bei deinen offenen Zielen, mit ${percent}\u00A0%.`,
    },
  },
}
