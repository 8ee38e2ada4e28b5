import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const reading: Texts['reading'] = {
  previous: 'Página anterior',
  next: 'Próxima página',
  print: 'Imprimir',
  isDone: 'Feito',
  writtenOn: (moment: string) => `Escrita em [${moment}]`,
  pending: 'Buscando sua página',
  failed: 'Não foi possível buscar esta página',
  none: 'Não há página nesta data.',
  noReplyYet: 'Sua carta está a caminho. Ela aparece aqui quando você olhar de novo.',
  unsent: {
    title: 'O que você escreveu aqui está salvo neste aparelho',
    note: 'A página deste dia foi excluída em outro lugar. A tela Hoje lista o que não foi enviado.',
  },
  unsaved: {
    title: 'Você tem mudanças não salvas',
    note: 'Elas estão neste aparelho.',
    goOn: 'Continuar editando',
    discard: 'Descartar mudanças',
  },
  changed: {
    title: 'Nesse meio-tempo, esta página mudou',
    choose: (moment: string) =>
      `Ela foi mudada em outro lugar em ${moment}. Os dois textos estão seguros; nada é substituído até você escolher.`,
    notDeleted: (moment: string) =>
      `Ela foi mudada em outro lugar em ${moment}, por isso nada foi excluído. É assim que ela está agora.`,
  },
  delete: {
    question: 'Excluir esta página? Você terá dez segundos para trazê-la de volta.',
    cancel: 'Manter',
    pending: 'Excluindo…',
    done: 'Página excluída',
    failed: 'Não foi possível excluir a página',
  },
  restore: {
    done: (day: string) => ({ title: 'Página de volta', description: `Está outra vez no seu lugar: ${day}.` }),
    failed: 'Não foi possível trazer a página de volta',
  },
  paper: {
    page: 'Imprimir · Firstlight',
    back: 'Voltar à sua jornada',
    pending: 'Buscando suas páginas',
    failed: 'Não foi possível buscar estas páginas',
    empty: 'Nada foi escrito aqui.',
    unknown: {
      title: 'Nada para imprimir',
      explanation: 'Isto não é um dia nem um mês.',
      whatToDo: 'Um dia pode ser impresso a partir da página dele; um mês, a partir do calendário.',
    },
    mornings: (name: string, count: number) => `${name}, ${plural('pt', count, 'uma manhã', `${count} manhãs`)}`,
  },
}
