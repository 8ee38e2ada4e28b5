import type { Texts } from '../type.ts'

export const deletion: Texts['deletion'] = {
  warning:
    'Tu cuenta, cada página y todo lo demás que es tuyo aquí se borrará enseguida. No se puede recuperar. Quizá quieras exportar antes tus datos.',
  field: (word: string) => `Escribe ${word} para confirmar`,
  save: 'Borrar todo',
  pending: 'Borrando…',
  cancel: 'Conservar mi cuenta',
}
