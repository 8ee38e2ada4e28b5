import type { Texts } from '../type.ts'

export const identity: Texts['identity'] = {
  isLinked: 'Sirve para entrar.',
  isNotLinked: 'Todavía no sirve para entrar.',
  link: (provider: string) => `Vincular [${provider}]`,
  linked: (provider: string) => ({
    title: `Cuenta de ${provider} vinculada`,
    description: 'Desde ahora puedes entrar con ella.',
  }),
  taken: (provider: string) =>
    `Esta cuenta de ${provider} abre aquí otra cuenta. Desvincúlala primero allí, o elige otra.`,
  failed: (provider: string) => `No se pudo vincular ${provider}. Vuelve a intentarlo.`,
  unlink: (provider: string) => `Desvincular [${provider}]`,
  unlinking: {
    warning: (provider: string) => `Ya no podrás entrar con ${provider}. Tus otras formas de entrar se quedan.`,
    save: (provider: string) => `Desvincular ${provider}`,
    pending: 'Desvinculando…',
    done: (provider: string) => ({
      title: `Cuenta de ${provider} desvinculada`,
      description: 'Aquí ya no abre nada.',
    }),
  },
}
