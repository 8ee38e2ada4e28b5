import type { Texts } from '../type.ts'

export const files: Texts['files'] = {
  title: (name: string) => `Das Journal von ${name}`,
  exportedOn: (day: string) => `Aus Firstlight, ${day}`,
  goals: 'Ziele',
  goal: {
    completed: 'erreicht',
    progress: (percent: number) => `${percent}\u00A0%`,
    due: (state: string, day: string) => `${state}, bis ${day}`,
  },
  reminder: (goal: string) => `Erinnerung: ${goal}`,
}
