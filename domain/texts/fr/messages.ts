import type { Texts } from '../type.ts'

export const messages: Texts['messages'] = {
  empty: { title: 'Rien pour l’instant', description: 'Les dix derniers messages seront listés ici.' },
  kinds: { prompt: 'Mot du matin', goal: 'Rappel', week: 'Temps forts de la semaine', test: 'Test' },
  titles: {
    email: (kind) => kind,
    sms: (kind) => `${kind} par SMS`,
    push: (kind) => `${kind} sur tes appareils`,
  },
  aboutGoal: ({ title, goal }) => `${title}\u202f: ${goal}`,
  state: ({ moment, outcome }) => `${moment} · ${outcome}`,
  moment: {
    today: (time) => `Aujourd’hui à ${time}`,
    yesterday: (time) => `Hier à ${time}`,
    earlier: ({ day, time }) => `Le ${day} à ${time}`,
  },
  outcomes: {
    email: {
      waiting: 'En attente d’envoi',
      sending: 'En route',
      sent: 'Envoyé',
      'perhaps-sent': 'Sans doute envoyé\u202f: la réponse du service d’e-mail s’est perdue',
      failed: 'Non envoyé\u202f: le service d’e-mail a refusé ton adresse',
    },
    sms: {
      waiting: 'En attente d’envoi',
      sending: 'En route',
      sent: 'Envoyé',
      'perhaps-sent': 'Sans doute envoyé\u202f: la réponse du service de SMS s’est perdue',
      failed: 'Non envoyé\u202f: le service de SMS a refusé ton numéro',
    },
    push: {
      waiting: 'En attente d’envoi',
      sending: 'En route',
      sent: 'Envoyé',
      'perhaps-sent': 'Sans doute envoyé\u202f: la réponse du service de notification s’est perdue',
      failed: 'Non envoyé\u202f: le service de notification l’a refusé',
    },
  },
  deliveries: { sent: 'Envoyé', delivered: 'Reçu', undelivered: 'Non remis par l’opérateur' },
  notSent: 'Non envoyé',
  skipped: {
    late: 'Non envoyé\u202f: il serait arrivé avec des heures de retard',
    'already-written': 'Non envoyé\u202f: la page était déjà écrite',
    away: 'Non envoyé\u202f: tu étais en pause',
    'not-wanted': 'Non envoyé\u202f: c’était désactivé',
    'no-address': 'Non envoyé\u202f: l’adresse n’est pas confirmée',
    'no-premium': 'Non envoyé\u202f: Premium avait pris fin',
    'goal-gone': 'Non envoyé\u202f: l’objectif était atteint ou supprimé',
    'opted-out': 'Non envoyé\u202f: ce numéro a répondu STOP',
    'no-device': 'Non envoyé\u202f: plus aucun appareil ne reçoit de notifications',
    private: 'Non envoyé\u202f: nous ne mettons ces mots dans aucun e-mail',
    'empty-week': 'Non envoyé, selon ton choix pour les semaines sans page',
  },
  send: 'Envoyer un test',
  tests: {
    email: {
      label: 'Reçois-tu nos e-mails\u202f?',
      first: '[Confirme d’abord ton e-mail].',
      goesTo: (address) => `Un test part vers ${address}.`,
      outcomes: {
        waiting: 'Le service d’e-mail est occupé. Nous réessayons dans quelques minutes.',
        sending: 'Le test est en route.',
        sent: 'Le test est envoyé. Regarde tes e-mails, et les courriers indésirables s’il n’y est pas.',
        'perhaps-sent': 'Le test est sans doute envoyé\u202f: la réponse du service d’e-mail s’est perdue.',
        skipped: 'Le test n’a pas été envoyé. Confirme d’abord ton e-mail.',
        failed: 'Le service d’e-mail a refusé ton adresse. Ta boîte a peut-être déjà refusé nos e-mails.',
      },
    },
    sms: {
      label: 'Reçois-tu nos SMS\u202f?',
      first: 'Active d’abord le mot du matin par SMS\u202f: cela confirme ton numéro.',
      goesTo: (phone) => `Un test part vers ${phone}.`,
      outcomes: {
        waiting: 'Le service de SMS est occupé. Nous réessayons dans quelques minutes.',
        sending: 'Le test est en route.',
        sent: 'Le test est envoyé. Ton téléphone devrait le recevoir dans la minute.',
        'perhaps-sent': 'Le test est sans doute envoyé\u202f: la réponse du service de SMS s’est perdue.',
        skipped:
          'Le test n’a pas été envoyé\u202f: ce numéro a répondu STOP. Réponds START à notre dernier SMS, et ils reprendront.',
        failed: 'Le service de SMS a refusé ton numéro. C’est peut-être celui d’un téléphone qui ne prend pas de SMS.',
      },
    },
    push: {
      label: 'Reçois-tu nos notifications\u202f?',
      goesTo: () => 'Un test part vers chaque appareil qui les a activées.',
      outcomes: {
        waiting: 'Le service de notification est occupé. Nous réessayons dans quelques minutes.',
        sending: 'Le test est en route.',
        sent: 'Le test est envoyé. Il devrait apparaître dans la minute, sauf si l’appareil retient les notifications.',
        'perhaps-sent': 'Le test est sans doute envoyé\u202f: la réponse du service de notification s’est perdue.',
        skipped:
          'Le test n’a pas été envoyé\u202f: les appareils ne prennent plus de notifications. Active encore une fois le mot du matin.',
        failed: 'Le service de notification a refusé le test. Désactiver puis réactiver le mot du matin aide souvent.',
      },
    },
  },
}
