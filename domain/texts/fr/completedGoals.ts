import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const reached = (count: number) => `${count} ${plural('fr', count, 'atteint', 'atteints')}`

export const completedGoals: Texts['completedGoals'] = {
  count: reached,
  more: 'En voir plus',
  empty: { title: 'Aucun objectif atteint pour l’instant', note: 'Un objectif à 100\u202f% apparaîtra ici.' },
  on: (day) => `Atteint le ${day}`,
  reopenedAt: (percent) => `Rouvert à ${percent}\u202f%`,
  reopened: {
    title: 'Objectif rouvert',
    description: (percent) => `Il est de nouveau parmi tes objectifs en cours, à ${percent}\u202f%.`,
  },
}
