import type { Texts } from '../type.ts'

export const besideDay: Texts['besideDay'] = {
  mood: { question: 'Comment est cette journée\u202f?', hint: 'Choisis encore la même réponse pour la retirer.' },
  carriedOver: 'Sur la page de demain, gardé sur cet appareil.',
  takeBack: 'Annuler le report',
  onThisDay: 'Ce jour-là',
}
