import type { Texts } from '../type.ts'

export const unsent: Texts['unsent'] = {
  title: 'Ce qui n’est pas envoyé',
  save: 'Enregistrer',
  send: 'Envoyer',
  tryAgain: 'Réessayer',
  goOn: 'Continuer',
  openDay: 'Aller à ce jour',
  choose: 'Voir les deux et choisir',
  page: (date) => `Ta page du ${date}`,
  texts: (date) => `Ce que tu as écrit pour le ${date}`,
  happened: {
    forPremium: 'Ta formule n’a pas Premium en ce moment, et le journal en fait partie.',
    pageDeleted: 'La page de ce jour a été supprimée.',
    pageExists: 'Ce jour a maintenant une page.',
    changedElsewhere: 'Ce jour a aussi été changé ailleurs.',
    carriedOver: 'C’est un report, qui pourra être envoyé le jour venu.',
    notSent: 'Ce n’est pas parti.',
    notYetSent: 'Ce n’est pas encore parti.',
    nothingToMark: 'La page de ce jour a été supprimée\u202f: il n’y a plus rien à cocher.',
  },
  onDevice: 'Tes mots sont gardés sur cet appareil.',
  nothingReplaced: 'Rien n’est remplacé avant ton choix.',
  later: 'Ils pourront être enregistrés quand ce jour aura de nouveau une page.',
  choices: { title: (date) => `Ce que tu as dit du ${date}`, none: 'Rien de dit' },
  ticks: { title: (date) => `Tes petites victoires du ${date}`, done: 'Fait', undone: 'Pas fait' },
  beforeSignIn: {
    title: 'Écrit ici avant ta connexion',
    text: 'Ce n’est pas parti, et n’existe que dans cet onglet.',
    take: 'Mettre sur ma page',
  },
  besidePage: {
    title: 'Cet appareil garde autre chose que tu as écrit pour ce jour',
    text: 'La page ci-dessous est la version enregistrée. Rien n’est remplacé sans ton accord.',
    tooLong: { title: 'Trop long pour une page', description: 'Raccourcis le texte, puis enregistre-le.' },
  },
  settings: {
    title: 'Tes réglages',
    notSent: 'Ils ne sont pas encore envoyés. Ils sont gardés sur cet appareil.',
    link: 'Aller aux réglages',
  },
}
