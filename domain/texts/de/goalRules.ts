import type { Texts } from '../type.ts'

export const goalRules: Texts['goalRules'] = {
  title: 'Das Ziel braucht einen Titel',
  category: 'Bitte wähle eine Kategorie aus der Liste',
  priority: 'Bitte wähle eine Priorität aus der Liste',
  frequency: 'Bitte wähle aus der Liste, wie oft',
  progress: {
    fraction: 'Bitte gib eine ganze Zahl ein',
    tooSmall: 'Der Fortschritt ist mindestens 0',
    tooLarge: 'Der Fortschritt ist höchstens 100',
  },
  milestones: {
    empty: 'Bitte schreib, was die Etappe ist',
    noList: 'Bitte sende eine Liste von Etappen',
    tooMany: (most: number) => `Bitte bleib bei höchstens ${most} Etappen`,
    missing: 'Bitte hake nur Etappen ab, die es gibt',
  },
  tooMany: (most: number) => `Bitte sende höchstens ${most} Ziele auf einmal`,
}
