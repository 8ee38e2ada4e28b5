import type { Texts } from '../type.ts'

export const goalRules: Texts['goalRules'] = {
  title: 'Dê um título à meta',
  category: 'Escolha uma categoria da lista',
  priority: 'Escolha uma prioridade da lista',
  frequency: 'Escolha uma frequência da lista',
  progress: {
    fraction: 'Digite um número inteiro',
    tooSmall: 'O progresso é de pelo menos 0',
    tooLarge: 'O progresso é de no máximo 100',
  },
  milestones: {
    empty: 'Escreva a etapa',
    noList: 'Envie uma lista de etapas',
    tooMany: (most: number) => `Use no máximo ${most} etapas`,
    missing: 'Marque etapas que existem',
  },
  tooMany: (most: number) => `Envie no máximo ${most} metas de uma vez`,
}
