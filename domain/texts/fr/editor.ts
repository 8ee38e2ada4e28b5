import type { Texts } from '../type.ts'

export const editor: Texts['editor'] = {
  reply: { title: 'La lettre', new: 'En demander une nouvelle', keep: 'Garder cette lettre' },
  answersEarlier: 'La lettre répond à ce qui était écrit ici avant.',
  updatesReply: 'La lettre se met à jour toute seule quand tu changes la gratitude ou les objectifs.',
  writesReply: 'Ta lettre est en train d’être réécrite',
  noRoom: 'Cet appareil n’a plus de place',
}
