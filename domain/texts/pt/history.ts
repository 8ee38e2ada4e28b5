import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const history: Texts['history'] = {
  page: 'Sua jornada · Firstlight',
  description: 'As manhãs que você escreveu, por mês, por ano e pela busca.',
  notOpened: 'Não foi possível abrir esta página',
  month: {
    previous: 'Mês anterior',
    next: 'Próximo mês',
    year: 'Ano',
    print: (month: string) => `Imprimir [${month}]`,
    day: (date: string, is: { today: boolean; written: boolean }) =>
      `${is.today ? 'Hoje, ' : ''}${date}${is.written ? ', escrito' : ''}`,
    failed: 'Não foi possível buscar os dias deste mês.',
  },
  stats: {
    total: 'No total',
    since: (month: string) => `desde ${month}`,
    month: { label: 'Este mês', hint: 'últimos 30 dias' },
    week: { label: 'Esta semana', hint: 'últimos 7 dias' },
    run: {
      label: 'Maior sequência',
      hint: 'dias com página. De cada sete dias, dois podem ser de descanso, e dias preenchidos depois contam.',
    },
  },
  entries: {
    ofMonth: (month: string) => `Páginas de ${month}`,
    older: 'Páginas mais antigas',
    all: (count: number) => `Mostrar todas as ${count}`,
    loading: 'Buscando suas páginas',
    failed: 'Não foi possível buscar as páginas',
    emptyMonth: (month: string) => `Nada foi escrito em ${month}.`,
    empty: {
      title: 'Nenhuma página ainda. Comece a primeira!',
      note: 'Cada manhã que você escrever vai ter um sol no calendário e ficar aqui, nas suas próprias palavras.',
      begin: 'Ir para a página de hoje',
    },
  },
  search: {
    label: 'Buscar nas suas páginas',
    clear: 'Limpar a busca',
    title: 'Resultados da busca',
    pending: 'Buscando…',
    failed: 'Não foi possível buscar nas páginas',
    found: (count: number) => `${count} ${plural('pt', count, 'página', 'páginas')}`,
    foundLatest: (count: number) => `As ${count} páginas mais recentes`,
    nothingYet: 'Nada ainda',
    nothing: {
      title: 'Nenhuma página corresponde à busca.',
      note: 'A busca olha palavras e começos de palavras, no que você agradeceu, nas pequenas vitórias e no diário.',
    },
    searchedTo: (day: string) =>
      `A busca nas suas páginas foi até ${day}. Mais uma palavra deixa a busca mais precisa.`,
    older: 'Buscar mais antigas',
    nothingOlder: 'Nada mais antigo foi encontrado.',
    nothingOlderYet: 'Nada mais antigo foi encontrado até agora.',
  },
  ask: {
    notOpened: 'Não foi possível abrir esta parte',
  },
}
