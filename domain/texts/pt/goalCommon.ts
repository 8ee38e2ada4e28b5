import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const goalCommon: Texts['goalCommon'] = {
  progress: {
    of: (title: string) => `Progresso de ${title}`,
    completed: 'Meta concluída!',
    remaining: (percent: number) => `${plural('pt', percent, 'Falta', 'Faltam')} ${percent}% para concluir esta meta`,
  },
  reminders: {
    title: 'Lembretes de metas',
    lede: 'De quais metas você recebe lembretes, e com que frequência.',
    isWaiting: 'Salvo neste aparelho, e enviado quando a conexão voltar.',
    by: (frequency: string) => `${frequency}, por e-mail`,
    byAt: ({ frequency, time }: { frequency: string; time: string }) => `${frequency}, às ${time}, por e-mail`,
    next: (when: string) => `Próximo: ${when}.`,
    none: {
      off: 'Sem lembretes',
      completed: 'Não virá mais lembrete: a meta está concluída.',
      'no-date': 'Não virá lembrete: “Só no dia” precisa de uma data final.',
      past: 'Não virá mais lembrete antes da data final.',
    },
    mail: {
      comes: 'Por e-mail.',
      comesBack: 'Por e-mail, mas o que enviamos ao seu endereço volta: veja os Ajustes.',
      isUnconfirmed: 'Por e-mail, assim que seu endereço for confirmado nos Ajustes.',
    },
  },
  actions: {
    of: (title: string) => `Ações para ${title}`,
    view: 'Ver meta',
    complete: 'Concluir',
    reopen: 'Reabrir meta',
    edit: 'Editar meta',
    delete: 'Excluir meta',
  },
  isUnsent: 'O que você mudou nesta meta ainda não foi enviado. A tela Hoje mostra a lista.',
  saved: {
    created: {
      title: 'Meta criada',
      description: 'Sua nova meta está na lista.',
    },
    updated: { title: 'Meta atualizada', description: 'Sua meta foi salva.' },
    reminders: { title: 'Meta atualizada', description: 'Os lembretes foram salvos.' },
  },
  failed: {
    create: 'Não foi possível criar a meta',
    update: 'Não foi possível salvar a meta',
    progress: 'Não foi possível salvar o progresso',
    reminders: 'Não deu certo',
    delete: 'Não foi possível excluir a meta',
    restore: 'Não foi possível trazer a meta de volta',
  },
  delete: {
    title: 'Excluir esta meta?',
    warning: (title: string) => `“${title}” e seu progresso serão excluídos.`,
    done: { title: 'Meta excluída', description: 'A meta saiu da sua lista.' },
  },
  dateAndTime: ({ date, time }: { date: string; time: string }) => `${date}, às ${time}`,
  list: { loading: 'Carregando suas metas…', failed: 'Não foi possível carregar suas metas' },
}
