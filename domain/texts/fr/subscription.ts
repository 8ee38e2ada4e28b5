import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const subscription: Texts['subscription'] = {
  title: 'Abonnement',
  error: 'Erreur',
  period: '/ mois',
  terms: {
    now: (price) => `${price} aujourd’hui, puis chaque mois jusqu’à ce que tu résilies.`,
    trial: ({ days, price, day }) =>
      `Gratuit pendant ${plural('fr', days, 'un jour', `${days} jours`)}. Premier prélèvement de ${price} le ${day}, puis chaque mois jusqu’à ce que tu résilies. Si tu résilies avant ce jour, rien n’est prélevé.`,
    later: 'La page suivante dit ce qui est prélevé et quand, avant que tu paies.',
  },
  plans: {
    isCurrent: 'Ta formule',
    free: {
      name: 'Gratuit',
      parts: {
        writing: 'Gratitude et réflexion, chaque jour',
        letters: 'Lettres simples de l’IA',
        prompts: 'Mot du matin par SMS',
        ads: 'Publicité',
      },
    },
    premium: {
      name: 'Premium',
      parts: {
        free: 'Tout ce qui est dans Gratuit',
        noAds: 'Sans publicité',
        diary: 'Journal privé quotidien',
        goals: 'Objectifs, étapes et rappels',
        highlights: 'Temps forts de la semaine',
        history: 'Tout ton parcours',
        letters: 'Lettres Premium de l’IA',
      },
    },
    ownDays:
      'Les collines de tes derniers jours. Ce que tu as écrit est à toi dans les deux formules, à lire et à emporter.',
  },
  start: 'Commencer Premium',
  startTrial: 'Commencer l’essai Premium',
  employee: {
    title: 'Tout t’est ouvert, car tu fais partie de l’équipe',
    ads: 'La publicité ne disparaît qu’avec un abonnement.',
  },
  ended: {
    title: 'Premium a pris fin',
    day: (day) =>
      `Il était ouvert jusqu’au ${day}. Tout ce que tu as écrit est enregistré, et reste à toi, à lire et à emporter.`,
    invoices: 'Voir tes factures',
  },
  active: {
    title: 'Premium est actif',
    cancelled: (day) =>
      `L’abonnement est résilié. Premium reste ouvert jusqu’au ${day}, et plus rien n’est prélevé. D’ici là, tu peux annuler la résiliation.`,
    trial: ({ price, day }) =>
      `Ton essai dure jusqu’au ${day}. Le premier prélèvement, de ${price}, a lieu ce jour-là, sauf si tu résilies avant.`,
    pastDue: 'Tout t’est ouvert pour l’instant.',
    renewed: ({ price, day }) => `Tout t’est ouvert, sans publicité. Prochain prélèvement de ${price} le ${day}.`,
    open: 'Tout t’est ouvert, sans publicité.',
    manage: 'Gérer la facturation',
    manageNote: 'Factures, moyen de paiement, résiliation. Ouvre un nouvel onglet.',
  },
  pastDue: {
    title: 'Le dernier paiement n’a pas abouti',
    whatToDo:
      'Premium reste ouvert pendant que le paiement est retenté dans les prochains jours. Une nouvelle carte, ou un mot à la banque, suffit le plus souvent\u202f: choisis Gérer la facturation.',
  },
  paid: {
    title: 'Paiement réussi',
    welcome: 'Bienvenue dans Firstlight Premium\u202f!',
    looking: 'Vérification de ton paiement…',
    unknown: 'Ton paiement n’est pas encore confirmé',
    unknownNote: 'La banque a peut-être besoin d’un moment. Rien n’est prélevé deux fois.',
    again: 'Vérifier encore',
    lookingAgain: 'Vérification…',
  },
  checkout: {
    pageTitle: 'Paiement',
    title: 'Finalise ton abonnement',
    back: 'Retour aux formules',
    loading: 'Le formulaire de paiement arrive.',
    notBegun: 'Le paiement n’a pas pu commencer',
    notCharged: (reason) => `${reason} Rien n’a été prélevé.`,
    already: { title: 'Tu as déjà Premium', note: 'Il n’y a rien à payer.', seePlan: 'Voir ta formule' },
    pay: 'S’abonner à Premium',
    paying: 'Paiement en cours…',
    failed: 'Le paiement a échoué',
    notSent: 'Le paiement n’a pas pu être envoyé. Vérifie le réseau et réessaie.',
    notLoaded: 'Le formulaire de paiement n’a pas pu être chargé. Vérifie le réseau et recharge la page.',
    refused: 'La carte n’a pas été acceptée.',
    stripe: 'Stripe encaisse le paiement. Le numéro de ta carte n’arrive jamais chez Firstlight.',
  },
}
