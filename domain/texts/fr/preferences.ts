import type { Texts } from '../type.ts'

export const preferences: Texts['preferences'] = {
  words: {
    name: { label: 'Nom' },
    phone: { label: 'Téléphone', hint: 'Les SMS s’arrêtent tant que tu n’as pas confirmé le nouveau numéro.' },
    timezone: { label: 'Fuseau horaire', hint: 'Ta journée commence et finit à cette heure-là.' },
    preferredTime: { label: 'Heure préférée' },
    weekStart: {
      label: 'Premier jour de la semaine',
      hint: 'Les calendriers et les temps forts commencent par lui. L’e-mail de la semaine vient le dimanche.',
    },
    region: { label: 'Dates et heures' },
    language: { label: 'Langue', hint: 'Les e-mails, les SMS et les notifications arrivent aussi dans cette langue.' },
    awayUntil: {
      label: 'En pause jusqu’au',
      hint: 'Les mots du matin et les rappels attendent ce jour, et ta suite de jours reste entière. Écrire la page du jour met aussi fin à la pause.',
    },
    promptByEmail: { label: 'Mot du matin par e-mail' },
    quotesYesterday: {
      label: 'Avec la première ligne de la veille',
      on: 'L’e-mail cite ta page.',
      off: 'L’e-mail ne contient aucun mot de toi.',
    },
    promptBySms: { label: 'Mot du matin par SMS' },
    weeklyByEmail: { label: 'Temps forts par e-mail' },
    weeklyWhenEmpty: {
      label: 'Aussi après une semaine sans page',
      on: 'Quelques lignes douces, alors.',
      off: 'Alors aucun e-mail ne vient.',
    },
    lettersByModel: { label: 'Lettres par un modèle' },
  },
  on: 'Oui',
  off: 'Non',
  notAway: 'Pas en pause',
  updated: { title: 'Réglages mis à jour', description: 'Tes préférences ont été enregistrées.' },
  failed: 'Rien n’a été changé',
  title: 'Réglages',
  row: {
    empty: 'Pas encore indiqué',
    edit: (label) => `Modifier[\u202f: ${label.toLowerCase()}]`,
    add: (label) => `Ajouter[\u202f: ${label.toLowerCase()}]`,
  },
  profile: {
    title: 'Profil',
    username: { label: 'Identifiant', hint: 'Il te sert à te connecter, comme ton e-mail.' },
    email: {
      label: 'E-mail',
      confirmed: (email) => `${email}, confirmé`,
      notConfirmed: (email) => `${email}, pas encore confirmé`,
      comesBack: (email) => `${email}. Les e-mails à cette adresse nous reviennent.`,
      confirm: 'Confirmer [cette adresse e-mail]',
    },
    confirmedPhone: (phone) => `${phone}, confirmé`,
  },
  subscription: {
    title: 'Abonnement',
    free: { name: 'Gratuit', value: 'Ta page de chaque jour et sa lettre, sans rien payer.', action: 'Comparer' },
    active: { name: 'Premium', value: 'Tout t’est ouvert.', action: 'Gérer' },
  },
}
