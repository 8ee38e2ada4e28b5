import type { Texts } from '../type.ts'

export const manifest: Texts['manifest'] = {
  description: 'Uma página da manhã: três agradecimentos, três pequenas vitórias e uma resposta que leu cada linha.',
  shortcuts: { '/?respond=true': 'Escrever', '/history': 'Histórico' },
  screenshots: { narrow: 'A página de hoje', wide: 'A página de hoje e a carta' },
}
