import type { Texts } from '../type.ts'

export const goalRules: Texts['goalRules'] = {
  title: 'Il faut un titre à l’objectif',
  category: 'Choisis une catégorie de la liste',
  priority: 'Choisis une priorité de la liste',
  frequency: 'Choisis un rythme de la liste',
  progress: {
    fraction: 'Écris un nombre entier',
    tooSmall: 'La progression est au moins de 0',
    tooLarge: 'La progression est au plus de 100',
  },
  milestones: {
    empty: 'Écris l’étape',
    noList: 'Envoie une liste d’étapes',
    tooMany: (most) => `${most} étapes au plus`,
    missing: 'Coche des étapes qui existent',
  },
  tooMany: (most) => `Envoie au plus ${most} objectifs à la fois`,
}
