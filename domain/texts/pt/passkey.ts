import type { Texts } from '../type.ts'

export const passkey: Texts['passkey'] = {
  label: 'Chave de acesso',
  use: 'Usar chave de acesso',
  pending: 'Perguntando ao aparelho…',
  notConfirmed: 'Seu aparelho não confirmou. Você pode tentar de novo, ou entrar de outra forma.',
  isHere: 'Este aparelho já tem uma chave de acesso sua.',
}
