import type { Texts } from '../type.ts'

export const examples: Texts['examples'] = {
  note: 'Un exemple de ce que tu trouverais ici.',
  goals: {
    river: {
      title: 'Courir la boucle de la rivière sans m’arrêter',
      deadline: 'Encore 12 jours',
      reached: 'Trois kilomètres samedi',
      next: 'Jusqu’au vieux pont',
    },
    chapter: { title: 'Finir le premier chapitre', deadline: 'Pour aujourd’hui' },
  },
  highlights: {
    momentum: 'Élan',
    mornings: 'Six matins sur sept étaient à toi.',
    words: 'Ces mots sont revenus\u202f: sœur, rivière, pain',
  },
  history: {
    month: 'Ton mois',
    entries: [
      { day: 'Mercredi', line: 'La bouilloire était déjà chaude, et toute la maison dormait encore.' },
      { day: 'Mardi', line: 'Une lettre de ma sœur, quatre pages, recto verso.' },
    ],
  },
}
