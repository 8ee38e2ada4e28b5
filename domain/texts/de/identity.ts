import type { Texts } from '../type.ts'

export const identity: Texts['identity'] = {
  isLinked: 'Damit kannst du dich anmelden.',
  isNotLinked: 'Damit kannst du dich noch nicht anmelden.',
  link: (provider: string) => `Verknüpfen[: ${provider}]`,
  linked: (provider: string) => ({
    title: `${provider} verknüpft`,
    description: 'Ab jetzt kannst du dich damit anmelden.',
  }),
  taken: (provider: string) =>
    `Dieses Konto bei ${provider} öffnet hier ein anderes Konto. Trenne es zuerst dort, oder wähle ein anderes.`,
  failed: (provider: string) => `${provider} ließ sich nicht verknüpfen. Bitte versuch es noch einmal.`,
  unlink: (provider: string) => `Trennen[: ${provider}]`,
  unlinking: {
    warning: (provider: string) =>
      `Mit ${provider} kannst du dich dann nicht mehr anmelden. Deine anderen Wege bleiben.`,
    save: (provider: string) => `${provider} trennen`,
    pending: 'Trennt\u00A0…',
    done: (provider: string) => ({
      title: `${provider} getrennt`,
      description: 'Es öffnet hier nichts mehr.',
    }),
  },
}
