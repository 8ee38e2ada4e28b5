import type { Texts } from '../type.ts'

export const models: Texts['models'] = {
  'workers-ai': 'un modèle de Cloudflare Workers AI',
  openai: 'un modèle d’OpenAI',
  'own-machine': 'un modèle sur la même machine que ce site',
  other: 'un modèle d’un autre service, que ce site a choisi',
}
