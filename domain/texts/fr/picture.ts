import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const picture: Texts['picture'] = {
  title: 'Une image de cette vue',
  description: 'Elle est dessinée sur cet appareil et contient ce que tu choisis, rien d’autre.',
  says: (words) => `L’image dit\u202f: ${words}`,
  holds: 'Ce qu’elle contient',
  parts: {
    dates: 'Les dates',
    count: 'Le nombre de jours',
    days: 'Les jours',
    percentage: 'Le pourcentage',
    message: 'Le message',
    isOwnLine: 'Une ligne de ta page',
  },
  share: 'Partager',
  save: 'Enregistrer',
  notShared: 'L’image n’a pas été partagée. Tu peux l’enregistrer, et la partager depuis ton appareil.',
  notMade: 'L’image n’a pas été créée. Réessaie.',
  headings: {
    week: 'Ma semaine',
    month: 'Mon mois',
    year: 'Mon année',
    inPages: { week: 'Ma semaine en pages', month: 'Mon mois en pages', year: 'Mon année en pages' },
    gratitude: 'Mes mercis',
    goals: 'Où mènent mes petites victoires',
  },
  ofDays: (days) => `sur ${days} ${plural('fr', days, 'jour', 'jours')} avec une page`,
  countOfDays: (count, days) => `${count} ${plural('fr', count, 'jour', 'jours')} sur ${days} avec une page`,
  daysOf: (count, days) => `${count} ${plural('fr', count, 'jour', 'jours')} sur ${days}`,
}
