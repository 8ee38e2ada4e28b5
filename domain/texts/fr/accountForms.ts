import type { Texts } from '../type.ts'

export const accountForms: Texts['accountForms'] = {
  email: {
    change: {
      field: 'Nouvel e-mail',
      hint: (email) => `${email} reste utilisé tant que tu n’as pas confirmé la nouvelle adresse.`,
      words: { save: 'M’envoyer un code', pending: 'Envoi…' },
    },
    code: {
      field: 'Le code reçu par e-mail',
      hint: 'Six chiffres, valables dix minutes.',
      hintOfChange: (email) => `En route vers ${email}. Six chiffres, valables dix minutes.`,
      save: 'Confirmer l’adresse',
      pending: 'Confirmation…',
      done: { title: 'Adresse confirmée', description: 'Nous savons maintenant qu’elle est à toi.' },
    },
  },
  password: {
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    hint: 'Au moins 6 caractères. Tous les autres appareils sont déconnectés.',
    done: 'Mot de passe changé',
  },
}
