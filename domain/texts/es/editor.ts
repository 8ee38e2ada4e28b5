import type { Texts } from '../type.ts'

export const editor: Texts['editor'] = {
  reply: { title: 'La carta', new: 'Pedir una nueva', keep: 'Conservar esta carta' },
  answersEarlier: 'La carta responde a lo que había aquí antes.',
  updatesReply: 'La carta se actualiza sola cuando cambias la gratitud y las metas.',
  writesReply: 'Tu carta se está escribiendo de nuevo',
  noRoom: 'Este dispositivo ya no tiene espacio',
}
