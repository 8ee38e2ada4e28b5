import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const slideshow: Texts['slideshow'] = {
  page: 'Destaques da semana · Firstlight',
  period: 'Período',
  periods: {
    week: {
      label: 'Semana',
      title: 'Destaques da semana',
      previous: 'Semana anterior',
      next: 'Próxima semana',
      failed: 'Não foi possível buscar as páginas da semana',
      welcome: 'Sua semana, contada em seis slides curtos.',
      inPages: 'Sua semana em páginas',
      heavy:
        'Esta semana tem uma página pesada. Você não precisa carregar esse peso sem apoio: em [findahelpline.com] há pessoas que escutam, na sua língua.',
    },
    month: {
      label: 'Mês',
      title: 'Seu mês',
      previous: 'Mês anterior',
      next: 'Próximo mês',
      failed: 'Não foi possível buscar seu mês',
      welcome: 'Seu mês, contado em seis slides curtos.',
      inPages: 'Seu mês em páginas',
      heavy:
        'Este mês tem uma página pesada. Você não precisa carregar esse peso sem apoio: em [findahelpline.com] há pessoas que escutam, na sua língua.',
    },
    year: {
      label: 'Ano',
      title: 'Seu ano',
      previous: 'Ano anterior',
      next: 'Próximo ano',
      failed: 'Não foi possível buscar seu ano',
      welcome: 'Seu ano, contado em seis slides curtos.',
      inPages: 'Seu ano em páginas',
      heavy:
        'Este ano tem uma página pesada. Você não precisa carregar esse peso sem apoio: em [findahelpline.com] há pessoas que escutam, na sua língua.',
    },
  },
  weekOf: 'De',
  noPageYet: 'Nada escrito nesta semana ainda.',
  lastWeek: 'Ver a semana passada',
  loading: 'Buscando suas páginas',
  label: (period: string) => `Destaques de ${period}`,
  role: 'apresentação',
  slide: 'slide',
  slideOf: (number: number, count: number, title: string) => `${number} de ${count}: ${title}`,
  dot: (number: number, title: string) => `Slide ${number}: ${title}`,
  play: 'Iniciar',
  pause: 'Pausar',
  makePicture: 'Criar imagem',
  noPicture: 'Não foi possível criar a imagem',
  days: {
    ofMonth: 'Os dias do mês',
    months: 'Os meses do ano',
    written: (month: string, days: number) => `${month}: ${days} ${plural('pt', days, 'dia', 'dias')}`,
  },
  stats: {
    days: (count: number) => plural('pt', count, 'dia com página', 'dias com página'),
    gratitude: 'Páginas com gratidão',
    goals: 'Páginas com metas',
    diary: 'Páginas com diário',
  },
  gratitude: {
    title: 'Destaques da gratidão',
    empty: 'O que você agradece vai aparecer aqui, nas suas próprias palavras.',
    times: (count: number) => `${count} ${plural('pt', count, 'vez', 'vezes')}`,
    wordTimes: (word: string, count: number) => `${word}, ${count} ${plural('pt', count, 'vez', 'vezes')}`,
  },
  goals: {
    title: 'O foco das suas metas',
    note: 'Para onde iam suas pequenas vitórias.',
    empty: 'O rumo das suas pequenas vitórias vai aparecer aqui.',
    smallWins: (count: number) => `${count} ${plural('pt', count, 'pequena vitória', 'pequenas vitórias')}`,
  },
  areas: {
    'Health & Fitness': 'Saúde e exercício',
    'Career & Work': 'Carreira e trabalho',
    Relationships: 'Relações',
    'Personal Growth': 'Crescimento pessoal',
    Creativity: 'Criatividade',
    Finance: 'Finanças',
  },
  momentum: {
    title: 'Seu ritmo',
    days: (written: number, days: number) => `${written} de ${days} dias têm página.`,
  },
  end: 'Para os próximos dias',
  encouragements: [
    'Você abriu espaço para o que importa. Trate-se com o mesmo carinho nos dias que vêm.',
    'Pequenas manhãs, escritas uma a uma, viram uma vida que se pode reler.',
    'O que você notou sempre esteve ali. Que bom que você olhou.',
    'Cada página que você escreveu é um lugar para onde voltar.',
    'Comece a próxima página com calma. Você já sabe como.',
  ],
}
