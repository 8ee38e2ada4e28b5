import type { Texts } from '../type.ts'

export const notices: Texts['notices'] = {
  away: {
    text: (day) => `Tu es en pause jusqu’au ${day}. Rien n’est envoyé avant.`,
    end: 'Me revoilà',
  },
  zone: {
    label: 'Fuseau horaire',
    text: ({ here, usual }) => `Cet appareil est réglé sur ${here}. Tes jours suivent ${usual}.`,
    change: (here) => `Passer à ${here}`,
    changing: 'Changement…',
    keep: (usual) => `Garder ${usual}`,
  },
  otherPerson: {
    title: 'La personne sur cet appareil a changé',
    signedIn: 'Quelqu’un d’autre s’est connecté dans un autre onglet, et cette page montre maintenant son carnet.',
    signedOut: 'Ta session a été fermée dans un autre onglet.',
    isKept:
      'Ce qui était écrit ici avant est gardé sur cet appareil pour la personne qui l’a écrit, et pour personne d’autre.',
    close: 'J’ai compris',
  },
  letters: {
    label: 'Qui écrit tes lettres',
    text: (model) =>
      `Ta lettre peut être écrite par ${model}. Il lit ta page pour cela, et n’en garde rien. Sans lui, Firstlight écrit la lettre lui-même. Tu peux changer cela dans Réglages.`,
    byModel: 'Oui, il peut lire mes pages',
    byComposer: 'Non, Firstlight seulement',
  },
}
