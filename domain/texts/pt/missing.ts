import type { Texts } from '../type.ts'

export const missing: Texts['missing'] = {
  title: 'Página não encontrada',
  lede: 'Esta página nunca foi escrita, ou mudou de lugar. O que você escreveu está seguro onde está.',
  back: 'Voltar ao início',
  operator: 'Operação',
}
