import type { Texts } from '../type.ts'

export const identity: Texts['identity'] = {
  isLinked: 'Te connecte.',
  isNotLinked: 'Ne te connecte pas encore.',
  link: (provider) => `Lier [${provider}]`,
  linked: (provider) => ({
    title: `${provider} est lié`,
    description: 'Tu peux désormais te connecter ainsi.',
  }),
  taken: (provider) =>
    `Ce compte ${provider} ouvre un autre compte ici. Dissocie-le d’abord là-bas, ou choisis-en un autre.`,
  failed: (provider) => `${provider} n’a pas pu être lié. Réessaie.`,
  unlink: (provider) => `Dissocier [${provider}]`,
  unlinking: {
    warning: (provider) => `${provider} ne te connectera plus. Tes autres moyens de connexion restent.`,
    save: (provider) => `Dissocier ${provider}`,
    pending: 'Un instant…',
    done: (provider) => ({
      title: `${provider} est dissocié`,
      description: 'Ce compte n’ouvre plus rien ici.',
    }),
  },
}
