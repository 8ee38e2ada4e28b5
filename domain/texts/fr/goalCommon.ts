import type { Texts } from '../type.ts'

export const goalCommon: Texts['goalCommon'] = {
  progress: {
    of: (title) => `Progression\u202f: ${title}`,
    completed: 'Objectif atteint\u202f!',
    remaining: (percent) => `Encore ${percent}\u202f% pour atteindre cet objectif`,
  },
  reminders: {
    title: 'Rappels des objectifs',
    lede: 'Quels objectifs te sont rappelés, et à quel rythme.',
    isWaiting: 'Gardé sur cet appareil, et envoyé quand le réseau sera revenu.',
    by: (frequency) => `${frequency}, par e-mail`,
    byAt: ({ frequency, time }) => `${frequency}, à ${time}, par e-mail`,
    next: (when) => `Prochain\u202f: ${when}.`,
    none: {
      off: 'Aucun rappel',
      completed: 'Aucun rappel à venir\u202f: l’objectif est atteint.',
      'no-date': 'Aucun rappel à venir\u202f: «\u202fLe jour même\u202f» demande une date visée.',
      past: 'Aucun rappel à venir avant sa date.',
    },
    mail: {
      comes: 'Par e-mail.',
      comesBack: 'Par e-mail, mais les messages à ton adresse nous reviennent\u202f: vois dans Réglages.',
      isUnconfirmed: 'Par e-mail, dès que ton adresse est confirmée dans Réglages.',
    },
  },
  actions: {
    of: (title) => `Actions pour ${title}`,
    view: 'Voir l’objectif',
    complete: 'Marquer atteint',
    reopen: 'Rouvrir l’objectif',
    edit: 'Modifier l’objectif',
    delete: 'Supprimer',
  },
  isUnsent: 'Tes changements à cet objectif ne sont pas encore envoyés. Tu les trouves sur la page du jour.',
  saved: {
    created: {
      title: 'Objectif créé\u202f!',
      description: 'Ton nouvel objectif est dans ta liste.',
    },
    updated: { title: 'Objectif mis à jour', description: 'Ton objectif a bien été mis à jour.' },
    reminders: { title: 'Objectif mis à jour', description: 'Les rappels ont été enregistrés.' },
  },
  failed: {
    create: 'Objectif non créé',
    update: 'Objectif non mis à jour',
    progress: 'Progression non enregistrée',
    reminders: 'Rien n’a été changé',
    delete: 'Objectif non supprimé',
    restore: 'Objectif non rétabli',
  },
  delete: {
    title: 'Supprimer cet objectif\u202f?',
    warning: (title) => `«\u202f${title}\u202f» et sa progression seront supprimés.`,
    done: { title: 'Objectif supprimé', description: 'L’objectif n’est plus dans ta liste.' },
  },
  dateAndTime: ({ date, time }) => `${date} à ${time}`,
  list: { loading: 'Tes objectifs arrivent…', failed: 'Tes objectifs n’ont pas pu être chargés' },
}
