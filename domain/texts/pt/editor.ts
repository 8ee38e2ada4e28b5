import type { Texts } from '../type.ts'

export const editor: Texts['editor'] = {
  reply: { title: 'A carta', new: 'Pedir uma nova', keep: 'Manter esta carta' },
  answersEarlier: 'A carta responde ao que estava aqui antes.',
  updatesReply: 'A carta é reescrita quando você muda a gratidão ou as metas.',
  writesReply: 'Sua carta está sendo reescrita',
  noRoom: 'Este aparelho não tem mais espaço',
}
