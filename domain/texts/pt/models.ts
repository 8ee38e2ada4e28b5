import type { Texts } from '../type.ts'

export const models: Texts['models'] = {
  'workers-ai': 'um modelo do Cloudflare Workers AI',
  openai: 'um modelo da OpenAI',
  'own-machine': 'um modelo na mesma máquina deste site',
  other: 'um modelo de outro serviço, escolhido por este site',
}
