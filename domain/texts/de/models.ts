import type { Texts } from '../type.ts'

export const models: Texts['models'] = {
  'workers-ai': 'ein KI-Modell von Cloudflare Workers AI',
  openai: 'ein KI-Modell von OpenAI',
  'own-machine': 'ein KI-Modell auf dem Rechner dieser Website',
  other: 'ein KI-Modell eines anderen Dienstes, den diese Website gewählt hat',
}
