import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const glimpse: Texts['glimpse'] = {
  mornings: (count) => `${count.toLocaleString('fr')} ${plural('fr', count, 'matin', 'matins')} à relire`,
  first: (day) => `Le premier, le ${day}`,
  month: 'Ton propre mois, jusqu’ici.',
  momentum: (period) => `Élan, ${period}`,
  week: 'Ta propre semaine, jusqu’ici. Premium montre le reste\u202f: les mots qui sont revenus, et où tu allais.',
  goals: {
    win: (day) => `Une petite victoire du ${day}`,
    note: 'Tes propres petites victoires. Avec Premium, l’une d’elles devient un objectif.',
    own: { title: 'Tes objectifs', note: 'Ils sont enregistrés\u202f: tu peux les lire et les supprimer.' },
    isDone: '(franchie)',
    withPremium: (reminders) => `${reminders}, avec Premium`,
    delete: (title) => `Supprimer l’objectif ${title}`,
  },
  onToday: {
    onDevice: 'Sur cet appareil seulement. Avec Premium, tu peux l’enregistrer.',
    offer: (price) =>
      `Un journal à côté de chaque matin, et chaque semaine qui t’est racontée\u202f: ${price} par mois, sans publicité. [Voir Premium]`,
  },
}
