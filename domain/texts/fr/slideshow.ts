import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const counted = (count: number, one: string, other: string) => `${count} ${plural('fr', count, one, other)}`

export const slideshow: Texts['slideshow'] = {
  page: 'Temps forts de la semaine · Firstlight',
  period: 'Période',
  periods: {
    week: {
      label: 'Semaine',
      title: 'Temps forts de la semaine',
      previous: 'Semaine précédente',
      next: 'Semaine suivante',
      failed: 'Les pages de la semaine n’ont pas pu être chargées',
      welcome: 'Ta semaine, racontée en six temps.',
      inPages: 'Ta semaine en pages',
      heavy:
        'Il y a une page lourde dans cette semaine. Tu n’as pas à porter cela sans aide\u202f: [findahelpline.com] te montre qui écoute, dans ta langue.',
    },
    month: {
      label: 'Mois',
      title: 'Ton mois',
      previous: 'Mois précédent',
      next: 'Mois suivant',
      failed: 'Ton mois n’a pas pu être chargé',
      welcome: 'Ton mois, raconté en six temps.',
      inPages: 'Ton mois en pages',
      heavy:
        'Il y a une page lourde dans ce mois. Tu n’as pas à porter cela sans aide\u202f: [findahelpline.com] te montre qui écoute, dans ta langue.',
    },
    year: {
      label: 'Année',
      title: 'Ton année',
      previous: 'Année précédente',
      next: 'Année suivante',
      failed: 'Ton année n’a pas pu être chargée',
      welcome: 'Ton année, racontée en six temps.',
      inPages: 'Ton année en pages',
      heavy:
        'Il y a une page lourde dans cette année. Tu n’as pas à porter cela sans aide\u202f: [findahelpline.com] te montre qui écoute, dans ta langue.',
    },
  },
  weekOf: 'Du',
  noPageYet: 'Rien n’est encore écrit cette semaine.',
  lastWeek: 'Voir la semaine passée',
  loading: 'Recherche de tes pages',
  label: (period) => `Temps forts\u202f: ${period}`,
  role: 'diaporama',
  slide: 'vue',
  slideOf: (number, count, title) => `${number} sur ${count}\u202f: ${title}`,
  dot: (number, title) => `Vue ${number}\u202f: ${title}`,
  play: 'Lecture',
  pause: 'Pause',
  makePicture: 'Créer une image',
  noPicture: 'L’image n’a pas pu être créée',
  days: {
    ofMonth: 'Les jours du mois',
    months: 'Les mois de l’année',
    written: (month, days) => `${month}\u202f: ${counted(days, 'jour', 'jours')}`,
  },
  stats: {
    days: (count) => plural('fr', count, 'jour avec une page', 'jours avec une page'),
    gratitude: 'Pages de gratitude',
    goals: 'Pages d’objectifs',
    diary: 'Pages de journal',
  },
  gratitude: {
    title: 'Tes mercis',
    empty: 'Ce qui te fait dire merci apparaîtra ici, avec tes mots à toi.',
    times: (count) => `${count} fois`,
    wordTimes: (word, count) => `${word}, ${count} fois`,
  },
  goals: {
    title: 'Où vont tes efforts',
    note: 'C’est là que menaient tes petites victoires.',
    empty: 'Tu verras ici où mènent tes petites victoires.',
    smallWins: (count) => counted(count, 'petite victoire', 'petites victoires'),
  },
  areas: {
    'Health & Fitness': 'Santé et forme',
    'Career & Work': 'Carrière et travail',
    Relationships: 'Relations',
    'Personal Growth': 'Développement personnel',
    Creativity: 'Créativité',
    Finance: 'Finances',
  },
  momentum: {
    title: 'Élan',
    days: (written, days) =>
      plural('fr', written, `${written} jour sur ${days} a une page.`, `${written} jours sur ${days} ont une page.`),
  },
  end: 'Pour les jours à venir',
  encouragements: [
    'Tu as fait de la place à ce qui compte. Garde cette douceur envers toi dans les jours à venir.',
    'De petits matins, une fois écrits, deviennent une vie que l’on peut relire.',
    'Ce que tu as remarqué était là depuis toujours. Merci d’avoir regardé.',
    'Chaque page que tu as écrite est un endroit où revenir.',
    'Commence la prochaine page en douceur. Tu sais déjà comment.',
  ],
}
