import type { Texts } from '../type.ts'

export const completedGoals: Texts['completedGoals'] = {
  count: (count: number) => `${count} erreicht`,
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
}
