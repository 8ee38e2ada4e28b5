import type { Texts } from '../type.ts'

export const models: Texts['models'] = {
  'workers-ai': 'un modelo de Cloudflare Workers AI',
  openai: 'un modelo de OpenAI',
  'own-machine': 'un modelo en la misma máquina que este sitio',
  other: 'un modelo de otro servicio, elegido por este sitio',
}
