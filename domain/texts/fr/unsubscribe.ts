import type { Texts } from '../type.ts'

export const unsubscribe: Texts['unsubscribe'] = {
  page: 'Arrêter ces e-mails · Firstlight',
  title: 'Arrêter ces e-mails',
  incomplete: 'Ce lien n’est pas complet. Ouvre-le encore une fois depuis l’e-mail.',
  explanation: 'Un seul geste, et ces e-mails s’arrêtent. Tu peux les réactiver dans l’app à tout moment.',
  stop: 'Arrêter ces e-mails',
  pending: 'Un instant…',
  stopped: {
    prompt: 'Le mot du matin est désactivé. Tes pages sont toujours là, et tu peux écrire quand tu veux.',
    goal: 'Le rappel de cet objectif est désactivé. L’objectif lui-même reste tel quel.',
    goals: 'Les rappels de tes objectifs sont désactivés. Les objectifs eux-mêmes restent tels quels.',
    week: 'L’e-mail de la semaine est désactivé. Tes semaines restent dans l’app, pour quand tu voudras les voir.',
  },
  settings: 'Ouvrir les réglages',
}
