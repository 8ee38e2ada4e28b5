import type { Texts } from '../type.ts'

export const frame: Texts['frame'] = {
  language: 'fr',
  back: 'Retour',
  backToToday: 'Retour à la page du jour',
  signIn: 'Connexion',
  gate: {
    mark: 'PREMIUM',
    goals: {
      title: 'Objectifs, pas à pas',
      sentence:
        'Une petite victoire devient quelque chose que tu mènes au bout\u202f: une date, quelques étapes, et un rappel discret.',
    },
    history: {
      title: 'Tout ton parcours',
      sentence:
        'Chaque matin que tu as écrit, dans un seul calendrier, et une recherche qui trouve le jour que tu as en tête.',
    },
    highlights: {
      title: 'Temps forts de la semaine',
      sentence: 'Une fois par semaine, les mots qui sont revenus et les matins où tu as écrit, racontés en six temps.',
    },
    price: (price) => `${price} par mois`,
    priceForVisitors: (price) => `Fait partie de Premium, ${price} par mois`,
    upgrade: 'Passer à Premium',
    signUp: 'S’inscrire',
  },
  fromDevice: 'Il n’y a pas de réseau vers Firstlight. Cet appareil montre ce qu’il garde de ta dernière année.',
}
