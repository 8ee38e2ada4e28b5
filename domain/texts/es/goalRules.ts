import type { Texts } from '../type.ts'

export const goalRules: Texts['goalRules'] = {
  title: 'La meta necesita un título',
  category: 'Elige una categoría de la lista',
  priority: 'Elige una prioridad de la lista',
  frequency: 'Elige una frecuencia de la lista',
  progress: {
    fraction: 'Escribe un número entero',
    tooSmall: 'El progreso es al menos 0',
    tooLarge: 'El progreso es como mucho 100',
  },
  milestones: {
    empty: 'Escribe la etapa',
    noList: 'Envía una lista de etapas',
    tooMany: (most: number) => `Caben ${most} etapas como mucho`,
    missing: 'Marca solo etapas que existen',
  },
  tooMany: (most: number) => `Envía como mucho ${most} metas a la vez`,
}
