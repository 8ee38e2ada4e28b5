import type { Texts } from '../type.ts'

export const files: Texts['files'] = {
  title: (name) => `Las páginas de ${name}`,
  exportedOn: (day) => `De Firstlight, ${day}`,
  goals: 'Metas',
  goal: {
    completed: 'completada',
    progress: (percent) => `${percent}\u00A0%`,
    due: (state, day) => `${state}, para el ${day}`,
  },
  reminder: (goal) => `Recordatorio: ${goal}`,
}
