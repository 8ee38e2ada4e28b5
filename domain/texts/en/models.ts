/** Who writes letters, within sentences. */
export const models = {
  'workers-ai': 'a model of Cloudflare Workers AI',
  openai: 'a model of OpenAI',
  'own-machine': 'a model on the same machine as this site',
  other: 'a model of another service, which this site has chosen',
}
