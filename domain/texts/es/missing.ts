import type { Texts } from '../type.ts'

export const missing: Texts['missing'] = {
  title: 'Página no encontrada',
  lede: 'Esta página nunca se escribió, o está en otro lugar. Lo que escribiste está a salvo donde está.',
  back: 'Volver al inicio',
  operator: 'Operación',
}
