import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const reached = (count: number) => `${count} ${plural('fr', count, 'atteint', 'atteints')}`

export const goalList: Texts['goalList'] = {
  title: 'Mes objectifs',
  counts: ({ active, completed }) => `${active} en cours, ${reached(completed)}`,
  finish: 'Terminer',
  loading: 'Tes objectifs arrivent…',
  failed: 'Tes objectifs n’ont pas pu être chargés',
  empty: {
    title: 'Pas encore d’objectif',
    note: 'Un objectif né de ta page du matin apparaîtra ici, avec sa date et le chemin pour y arriver.',
    action: 'Créer ton premier objectif',
  },
  figures: { active: 'En cours', completed: 'Atteints', averageProgress: 'Progression moyenne' },
  completed: {
    title: 'Objectifs atteints',
    count: reached,
    all: 'Tous les objectifs atteints',
    more: 'En voir plus',
    empty: { title: 'Aucun objectif atteint pour l’instant', note: 'Un objectif à 100\u202f% apparaîtra ici.' },
    on: (day) => `Atteint le ${day}`,
    reopenedAt: (percent) => `Rouvert à ${percent}\u202f%`,
    reopened: {
      title: 'Objectif rouvert',
      description: (percent) => `Il est de nouveau parmi tes objectifs en cours, à ${percent}\u202f%.`,
    },
  },
}
