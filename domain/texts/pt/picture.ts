import type { Texts } from '../type.ts'

export const picture: Texts['picture'] = {
  title: 'Uma imagem deste slide',
  description: 'Ela é desenhada neste aparelho e contém o que você escolher, nada mais.',
  says: (words: string) => `A imagem diz: ${words}`,
  holds: 'O que ela contém',
  parts: {
    dates: 'As datas',
    count: 'O número de dias',
    days: 'Os dias',
    percentage: 'A porcentagem',
    message: 'A mensagem',
    isOwnLine: 'Uma linha da sua página',
  },
  share: 'Compartilhar',
  save: 'Salvar imagem',
  notShared: 'A imagem não foi compartilhada. Você pode salvá-la e compartilhar a partir do aparelho.',
  notMade: 'A imagem não foi criada. Tente de novo.',
  headings: {
    week: 'Minha semana',
    month: 'Meu mês',
    year: 'Meu ano',
    inPages: { week: 'Minha semana em páginas', month: 'Meu mês em páginas', year: 'Meu ano em páginas' },
    gratitude: 'O que agradeço',
    goals: 'O rumo das minhas vitórias',
  },
  ofDays: (days: number) => `de ${days} dias com página`,
  countOfDays: (count: number, days: number) => `${count} de ${days} dias com página`,
  daysOf: (count: number, days: number) => `${count} de ${days} dias`,
}
