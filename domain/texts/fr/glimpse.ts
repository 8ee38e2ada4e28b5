import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const glimpse: Texts['glimpse'] = {
  mornings: (count) => `${count.toLocaleString('fr')} ${plural('fr', count, 'matin', 'matins')} à relire`,
  first: (day) => `Le premier, le ${day}`,
  month: 'Ton propre mois, jusqu’ici.',
  momentum: (period) => `Élan, ${period}`,
  week: 'Ta propre semaine, jusqu’ici. Premium montre le reste\u202f: les mots qui sont revenus, et où tu allais.',
}
