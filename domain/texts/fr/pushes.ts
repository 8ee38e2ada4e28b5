import type { Texts } from '../type.ts'

export const pushes: Texts['pushes'] = {
  prompt: {
    text: 'Trois mercis, trois petites victoires.',
    write: 'Écrire',
    later: 'Plus tard',
  },
  test: { title: 'Un test, comme tu l’as demandé', text: 'Les notifications de Firstlight t’arrivent bien ici.' },
  isWritten: 'La page du jour est écrite',
  isOff: 'Les notifications sont désactivées sur cet appareil',
}
