import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const today: Texts['today'] = {
  title: 'Aujourd’hui · Firstlight',
  top: { home: 'Firstlight, aujourd’hui', shortcuts: 'Raccourcis', history: 'Parcours', settings: 'Réglages' },
  header: {
    greetings: {
      day: ['Te voilà. La page est à toi.', 'Commence là où tu es.', 'Un jour neuf, où rien n’est encore écrit.'],
      dusk: [
        'La journée touche à sa fin. Qu’a-t-elle eu de bon\u202f?',
        'Le jour baisse. Que veux-tu en garder\u202f?',
        'Commence là où tu es.',
      ],
      night: [
        'Il est tard, tout est calme. La page est à toi.',
        'Commence là où tu es.',
        'Qu’y a-t-il eu de bon dans cette journée\u202f?',
      ],
    },
    isWritten: 'La page du jour est écrite.',
    // A visitor has the name of `journal.guest`.
    welcome: (name) => (name === 'toi' ? 'Bienvenue' : `Bienvenue, ${name}`),
    day: (count) => `Jour ${count}`,
    dayBefore: 'La page d’hier',
    stars: {
      2: 'Chaque jour depuis ton premier a une étoile, avant l’aube. Il y en a maintenant deux.',
      100: 'Chaque jour depuis ton premier a une étoile, avant l’aube. Il y en a maintenant cent.',
    },
  },
  loading: 'Recherche de ta page',
  transferred: 'Ce que tu avais écrit est maintenant la page du jour.',
  form: {
    send: 'Envoyer ma page',
    sending: 'Ta lettre s’écrit…',
    keys: { apple: '⌘ Entrée', others: 'Ctrl Entrée' },
    isEmpty: 'Il faut une ligne dans chaque section.',
    lacks: (section) => `Encore vide\u202f: ${section}.`,
    onDevice: 'Gardé sur cet appareil',
    offline: 'Tu es hors ligne. C’est gardé sur cet appareil.',
    notSent: 'L’envoi n’a pas abouti. Ta page est gardée sur cet appareil\u202f: envoie-la encore une fois.',
    wasDeleted:
      'La page de ce jour a été supprimée ailleurs. Ce que tu y avais changé est ci-dessus, et partira comme une nouvelle page.',
  },
  letter: {
    toCome: 'Ta lettre apparaîtra ici.',
    yesterday: 'La lettre d’hier\u202f:',
    fromYesterday: 'De la lettre d’hier',
    arrives: 'Ta lettre personnelle s’écrit…',
    brokeOff: 'La connexion s’est coupée. La suite de ta lettre apparaîtra ici dès son retour.',
    notQuite: 'Pas vraiment',
    other: 'Une autre lettre s’écrit…',
    noOther: 'Il n’a pas été possible d’en demander une autre. Celle-ci reste.',
  },
  page: {
    saved: 'Enregistré',
    nothing: 'Rien n’est encore écrit.',
    allDone: 'Tout est fait.',
    carryOver: 'Reporter le reste à demain',
  },
  cards: {
    diaryText: {
      save: 'Enregistrer le journal',
      savedElsewhere: 'Entre-temps, le journal a été enregistré ailleurs.',
    },
    eveningText: {
      save: 'Enregistrer le bilan',
      savedElsewhere: 'Entre-temps, le bilan a été enregistré ailleurs.',
    },
  },
  evening: {
    morning: 'La page de ce matin et sa lettre',
    quietQuestion: 'Une ligne sur cette journée, si tu veux',
  },
  highlights: {
    title: 'Temps forts de la semaine',
    text: 'Ta semaine en six temps\u202f: ce qui t’a fait dire merci, et où tu allais.',
    open: 'Voir la semaine',
  },
  dayAtAGlance: 'Ta journée en bref',
  backToGoal: 'Retour à ton nouvel objectif',
  unsent: {
    title: 'Changements non envoyés',
    count: (count) =>
      plural(
        'fr',
        count,
        `${count} changement n’est pas encore envoyé.`,
        `${count} changements ne sont pas encore envoyés.`,
      ),
  },
}
