import type { Texts } from '../type.ts'

export const summary: Texts['summary'] = {
  title: 'Résumé du jour',
  preparing: 'Ta pensée du jour arrive…',
  done: 'Bravo\u202f! Ta page du jour est faite',
  motivation: 'Pensée du jour',
  fallback: 'Cette journée est à toi\u202f! Va, et fais-en quelque chose de beau\u202f!',
  lists: {
    gratitudeText: 'Ce qui te fait dire merci',
    goalsText: 'Tes objectifs du jour',
  },
  empty: {
    title: 'Rien n’est encore écrit pour aujourd’hui',
    unknown: 'La page du jour n’a pas pu être consultée',
    note: 'Tes mercis et les petites victoires que tu choisis apparaîtront ici.',
  },
  goals: {
    title: 'Tes objectifs en cours',
    by: ({ title, day }) => `${title}, pour le ${day}`,
    empty: 'Tes objectifs en cours apparaîtront ici.',
    all: 'Tous les objectifs',
  },
  start: 'Commencer la journée',
  farewell: 'Tu vas y arriver\u202f! Chaque pas compte.',
  back: 'Retour à ta page',
}
