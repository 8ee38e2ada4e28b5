import type { Texts } from '../type.ts'

export const notices: Texts['notices'] = {
  away: {
    text: (day: string) => `Ausência até ${day}. Nada é enviado antes.`,
    end: 'Já voltei',
  },
  zone: {
    label: 'Fuso horário',
    text: ({ here, usual }: { here: string; usual: string }) =>
      `Este aparelho está no horário de ${here}. Seus dias seguem o de ${usual}.`,
    change: (here: string) => `Mudar para ${here}`,
    changing: 'Mudando…',
    keep: (usual: string) => `Manter ${usual}`,
  },
  otherPerson: {
    title: 'A pessoa neste aparelho mudou',
    signedIn: 'Outra pessoa entrou em outra aba, e esta tela agora mostra as páginas dela.',
    signedOut: 'Você saiu da conta em outra aba.',
    isKept: 'O que foi escrito aqui antes está salvo neste aparelho para quem escreveu, e para mais ninguém.',
    close: 'Entendi',
  },
  letters: {
    label: 'Quem escreve suas cartas',
    text: (model: string) =>
      `Sua carta pode ser escrita por ${model}. Para isso ele lê sua página, e não guarda nada. Sem ele, o próprio Firstlight escreve a carta. Você pode mudar isso nos Ajustes.`,
    byModel: 'Sim, pode ler minhas páginas',
    byComposer: 'Não, só o Firstlight',
  },
}
