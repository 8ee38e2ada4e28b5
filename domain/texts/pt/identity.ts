import type { Texts } from '../type.ts'

export const identity: Texts['identity'] = {
  isLinked: 'Serve para entrar.',
  isNotLinked: 'Ainda não serve para entrar.',
  link: (provider: string) => `Vincular [${provider}]`,
  linked: (provider: string) => ({
    title: `${provider}: conta vinculada`,
    description: 'Você já pode entrar com ela.',
  }),
  taken: (provider: string) =>
    `Esta conta ${provider} abre outra conta aqui. Desvincule-a lá primeiro, ou escolha outra.`,
  failed: (provider: string) => `Não foi possível vincular a conta ${provider}. Tente de novo.`,
  unlink: (provider: string) => `Desvincular [${provider}]`,
  unlinking: {
    warning: (provider: string) =>
      `Você não vai mais entrar com a conta ${provider}. Suas outras formas de entrar continuam.`,
    save: (provider: string) => `Desvincular ${provider}`,
    pending: 'Desvinculando…',
    done: (provider: string) => ({
      title: `${provider}: conta desvinculada`,
      description: 'Ela não abre mais nada aqui.',
    }),
  },
}
