import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const pages = (count: number) => `${count} ${plural('fr', count, 'page', 'pages')}`

/** 'Pages d’octobre' */
const of = (month: string) => (/^[ao]/i.test(month) ? `d’${month}` : `de ${month}`)

export const history: Texts['history'] = {
  page: 'Ton parcours · Firstlight',
  description: 'Les matins que tu as écrits, par mois, par année et par recherche.',
  notOpened: 'Cette page n’a pas pu être ouverte',
  month: {
    previous: 'Mois précédent',
    next: 'Mois suivant',
    year: 'Année',
    print: (month) => `Imprimer [${month}]`,
    day: (date, is) => `${is.today ? 'Aujourd’hui, ' : ''}${date}${is.written ? ', écrit' : ''}`,
    failed: 'Les jours de ce mois n’ont pas pu être chargés.',
  },
  stats: {
    total: 'Pages en tout',
    since: (month) => `depuis ${month}`,
    month: { label: 'Ce mois-ci', hint: '30 derniers jours' },
    week: { label: 'Cette semaine', hint: '7 derniers jours' },
    run: {
      label: 'Suite record',
      hint: 'jours avec une page. Deux jours sur sept peuvent être de repos, et les jours remplis plus tard comptent.',
    },
  },
  entries: {
    ofMonth: (month) => `Pages ${of(month)}`,
    older: 'Pages plus anciennes',
    all: (count) => `Voir les ${count}`,
    loading: 'Recherche de tes pages',
    failed: 'Les pages n’ont pas pu être chargées',
    emptyMonth: (month) => `Rien n’a été écrit en ${month}.`,
    empty: {
      title: 'Pas encore de page. Commence la première\u202f!',
      note: 'Chaque matin que tu écris aura un soleil dans le calendrier, et une place ici, avec tes mots à toi.',
      begin: 'Vers la page du jour',
    },
  },
  search: {
    label: 'Chercher dans tes pages',
    clear: 'Effacer la recherche',
    title: 'Résultats',
    pending: 'Recherche…',
    failed: 'La recherche n’a pas abouti',
    found: pages,
    foundLatest: (count) => `Les ${count} pages les plus récentes`,
    nothingYet: 'Rien pour l’instant',
    nothing: {
      title: 'Aucune page ne correspond à ta recherche.',
      note: 'La recherche porte sur les mots et leurs débuts, dans ta gratitude, tes petites victoires et ton journal.',
    },
    searchedTo: (day) => `La recherche est remontée jusqu’au ${day}. Un autre mot la rend plus précise.`,
    older: 'Chercher plus loin',
    nothingOlder: 'Rien de plus ancien n’a été trouvé.',
    nothingOlderYet: 'Rien de plus ancien n’a été trouvé pour l’instant.',
  },
  ask: {
    notOpened: 'Cette partie n’a pas pu être ouverte',
  },
}
