import type { Texts } from '../type.ts'

export const pushes: Texts['pushes'] = {
  prompt: {
    text: 'Três agradecimentos, três pequenas vitórias.',
    write: 'Escrever',
    later: 'Depois',
  },
  test: { title: 'Um teste, como você pediu', text: 'As notificações do Firstlight chegam até você aqui.' },
  isWritten: 'A página de hoje está escrita',
  isOff: 'As notificações estão desligadas neste aparelho',
}
