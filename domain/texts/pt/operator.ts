import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const operator: Texts['operator'] = {
  ago: {
    seconds: (count: number) => `há ${count} s`,
    minutes: (count: number) => `há ${count} min`,
    hours: (count: number) => `há ${count} h`,
    days: (count: number) => `há ${count} ${plural('pt', count, 'dia', 'dias')}`,
  },
  health: {
    title: 'Estado',
    asOf: (time: string) => `Às ${time} UTC`,
    again: 'Ver de novo',
    looking: 'Buscando…',
    schedules: { minute: 'A rotina de cada minuto', day: 'A rotina diária' },
    ran: (when: string) => `Rodou ${when}`,
    notRan: 'Não se sabe se rodou',
    database: (name: string) => `Banco de dados ${name}`,
    size: ({ size, share }: { size: string; share: string }) => `${size} MB, ${share}% de 10 GB`,
    triedAgain: (what: string) => `${what} que serão tentados de novo`,
    nextTry: ({ count, minutes }: { count: number; minutes: number }) =>
      `${count}, próxima tentativa em ${minutes} min`,
    failedJobs: 'Tarefas que falharam',
    noFailedJobs: 'Nenhuma',
    failedJob: ({ error, failures, when, state }: { error: string; failures: number; when: string; state: string }) =>
      `${error}, ${failures} ${plural('pt', failures, 'vez', 'vezes')}, última ${when}. ${state}`,
  },
  coach: {
    title: 'Cartas',
    writers: {
      openai: 'Um modelo no endereço da OpenAI escreve',
      'workers-ai': 'Um modelo do Workers AI escreve',
      'own-machine': 'Um modelo na própria máquina escreve',
      other: 'Um modelo de outro serviço escreve',
      composer: 'O Firstlight escreve, sem modelo',
    },
    noFaults: 'Nenhuma falha hoje',
    withinADay: (count: string) => `${count} em um dia`,
    otherLetters: '“Não é bem isso”',
    noOtherLetters: 'Nenhuma vez hoje',
  },
  messages: {
    title: 'Mensagens de contato',
    empty: 'Nada para responder',
    from: ({ name, email, when }: { name: string; email: string; when: string }) => `${name}, ${email}, ${when}`,
    fromNotMailed: ({ name, email, when }: { name: string; email: string; when: string }) =>
      `${name}, ${email}, ${when}, ainda não enviada ao suporte`,
    answer: 'Responder',
    answered: {
      action: 'Marcar como respondida',
      title: 'Foi respondida?',
      mailed: 'Ela é excluída aqui. A caixa do suporte fica com o e-mail dela.',
      notMailed: 'Ela é excluída aqui, e a caixa do suporte ainda não a recebeu.',
    },
  },
  headlines: {
    title: 'Frases de abertura',
    count: ({ all, on }: { all: number; on: number }) =>
      `${all} ${plural('pt', all, 'frase', 'frases')}, ${on} ${plural('pt', on, 'ligada', 'ligadas')}`,
    note: 'O convite da manhã abre com uma delas, e a cada dia com a próxima.',
    label: 'Uma nova frase',
    hint: 'Até 80 caracteres simples, pois ela também abre um SMS.',
    add: 'Adicionar',
    isOff: 'Desligada',
    moveUp: 'Mover para cima',
    switchOff: 'Desligar',
    switchOn: 'Ligar',
  },
}
