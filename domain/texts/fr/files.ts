import type { Texts } from '../type.ts'

/** 'd’Ida', 'de Hugo' */
const of = (name: string) => (/^[aeiouàâäéèêëîïôöùûüæœ]/iu.test(name) ? `d’${name}` : `de ${name}`)

export const files: Texts['files'] = {
  title: (name) => `Le carnet ${of(name)}`,
  exportedOn: (day) => `De Firstlight, le ${day}`,
  goals: 'Objectifs',
  goal: {
    completed: 'atteint',
    progress: (percent) => `${percent}\u202f%`,
    due: (state, day) => `${state}, pour le ${day}`,
  },
  reminder: (goal) => `Rappel\u202f: ${goal}`,
}
