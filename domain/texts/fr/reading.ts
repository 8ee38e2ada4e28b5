import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const reading: Texts['reading'] = {
  previous: 'Page précédente',
  next: 'Page suivante',
  print: 'Imprimer',
  isDone: 'Fait',
  writtenOn: (moment) => `Écrite le [${moment}]`,
  pending: 'Recherche de ta page',
  failed: 'Cette page n’a pas pu être chargée',
  none: 'Il n’y a pas de page à cette date.',
  noReplyYet: 'Ta lettre est en route. Elle apparaîtra ici quand tu reviendras voir.',
  unsent: {
    title: 'Ce que tu as écrit ici est gardé sur cet appareil',
    note: 'La page de ce jour a été supprimée ailleurs. La page du jour liste ce qui n’est pas envoyé.',
  },
  unsaved: {
    title: 'Des changements ne sont pas enregistrés',
    note: 'Ils sont sur cet appareil.',
    goOn: 'Continuer',
    discard: 'Abandonner',
  },
  changed: {
    title: 'Cette page a changé entre-temps',
    choose: (moment) =>
      `Elle a été changée ailleurs le ${moment}. Les deux textes sont en sécurité\u202f; rien n’est remplacé avant ton choix.`,
    notDeleted: (moment) =>
      `Elle a été changée ailleurs le ${moment}, et rien n’a donc été supprimé. La voici telle qu’elle est maintenant.`,
  },
  delete: {
    question: 'Supprimer cette page\u202f? Tu auras dix secondes pour la faire revenir.',
    cancel: 'La garder',
    pending: 'Suppression…',
    done: 'Page supprimée',
    failed: 'Page non supprimée',
  },
  restore: {
    done: (day) => ({ title: 'Page rétablie', description: `La page du ${day} est de nouveau à sa place.` }),
    failed: 'Page non rétablie',
  },
  paper: {
    page: 'Imprimer · Firstlight',
    back: 'Retour à ton parcours',
    pending: 'Recherche de tes pages',
    failed: 'Ces pages n’ont pas pu être chargées',
    empty: 'Rien n’a été écrit ici.',
    unknown: {
      title: 'Rien à imprimer',
      explanation: 'Ce n’est ni un jour ni un mois.',
      whatToDo: 'Un jour s’imprime depuis sa page, un mois depuis le calendrier.',
    },
    mornings: (name, count) => `${name}, ${count} ${plural('fr', count, 'matin', 'matins')}`,
  },
}
