import type { Texts } from '../type.ts'

export const days: Texts['days'] = {
  unknown: {
    title: 'Ce jour n’a pas pu être consulté',
    begun: 'Ce que tu as écrit est gardé sur cet appareil.',
    text: 'Si ce jour a déjà une page, rien n’y est remplacé\u202f: tu verras les deux, et tu choisiras.',
    looking: 'Recherche…',
  },
  unwritten: {
    title: 'On commence\u202f?',
    text: 'Trois mercis, trois petites victoires, et une réponse qui a tout lu.',
    begin: 'Commencer la page du jour',
  },
  past: {
    title: 'Page passée',
    text: 'Il n’y a pas de page à cette date.',
    goOn: 'Reprendre ce que tu avais commencé',
  },
  toCome: { title: 'Ce jour est encore à venir', text: 'Sa page apparaîtra ici quand il commencera.' },
  toToday: 'Aller à la page du jour',
  wrongClock: {
    title: 'L’horloge de cet appareil semble fausse',
    text: (here, there) =>
      `Elle indique le ${here}, et ta page serait enregistrée à ce jour. Pour nous, c’est le ${there}. Tu peux régler l’horloge, ou continuer à cette date avec ce que tu as écrit.`,
    writeFor: (date) => `Écrire pour le ${date}`,
  },
}
