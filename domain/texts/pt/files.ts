import type { Texts } from '../type.ts'

export const files: Texts['files'] = {
  title: (name) => `As páginas de ${name}`,
  exportedOn: (day) => `Do Firstlight, ${day}`,
  goals: 'Metas',
  goal: {
    completed: 'concluída',
    progress: (percent) => `${percent}%`,
    due: (state, day) => `${state}, até ${day}`,
  },
  reminder: (goal) => `Lembrete: ${goal}`,
}
