import type { Texts } from '../type.ts'

export const phone: Texts['phone'] = {
  number: { label: 'Numéro de mobile', hint: 'Avec + et l’indicatif de ton pays.' },
  code: {
    label: 'Le code reçu par SMS',
    hint: (phone) => `En route vers ${phone}. Six chiffres, valables dix minutes.`,
  },
  terms:
    'Un message chaque matin tant que tu n’as pas écrit, et une courte réponse quand tu réponds. Ton opérateur peut facturer les messages et les données. Réponds STOP pour arrêter, HELP pour de l’aide.',
  send: 'M’envoyer un code',
  again: 'Envoyer un autre code',
  sent: 'Code envoyé',
  confirm: 'Confirmer le numéro',
  confirming: 'Confirmation…',
  done: { title: 'Numéro confirmé', description: 'Le mot du matin arrive désormais par SMS.' },
}
