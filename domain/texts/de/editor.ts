import type { Texts } from '../type.ts'

export const editor: Texts['editor'] = {
  reply: { title: 'Der Brief', new: 'Um einen neuen bitten', keep: 'Diesen Brief behalten' },
  answersEarlier: 'Der Brief antwortet auf das, was hier vorher stand.',
  updatesReply: 'Wenn du Dankbarkeit oder Ziele änderst, wird dein Brief neu geschrieben.',
  writesReply: 'Dein Brief wird neu geschrieben',
  noRoom: 'Auf diesem Gerät ist kein Platz mehr',
}
