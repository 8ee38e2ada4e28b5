/** Google and Apple in Settings. Words in brackets are only spoken. */
export const identity = {
  isLinked: 'Signs you in.',
  isNotLinked: 'Does not sign you in yet.',
  link: (provider: string) => `Link [${provider}]`,
  linked: (provider: string) => ({
    title: `${provider} linked`,
    description: 'You can sign in with it from now on.',
  }),
  taken: (provider: string) =>
    `This ${provider} account opens another account here. Unlink it there first, or choose another one.`,
  failed: (provider: string) => `${provider} could not be linked. Please try again.`,
  unlink: (provider: string) => `Unlink [${provider}]`,
  unlinking: {
    warning: (provider: string) => `${provider} will no longer sign you in. Your other ways in stay.`,
    save: (provider: string) => `Unlink ${provider}`,
    pending: 'Unlinking…',
    done: (provider: string) => ({
      title: `${provider} unlinked`,
      description: 'It opens nothing here any more.',
    }),
  },
}
