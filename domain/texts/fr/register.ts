import type { Texts } from '../type.ts'

export const register: Texts['register'] = {
  name: 'Nom',
  username: 'Identifiant',
  phone: 'Téléphone',
  phoneHint: 'Pour que chaque personne ait un seul compte. Les SMS n’arrivent que si tu les actives dans Réglages.',
  preferredTime: 'Heure préférée le matin',
  preferredTimeHint: (zone) => `Dans ton fuseau horaire, ${zone}. Les deux se changent dans Réglages.`,
  next: 'Continuer',
  save: 'Créer le compte',
  pending: 'Création de ton compte…',
  done: { title: 'Bienvenue dans Firstlight\u202f!', description: 'Ton compte a bien été créé.' },
  failed: 'L’inscription a échoué',
  isYou: (provider) => `${provider} nous a dit que c’est bien toi. Il ne manque que ceci.`,
}
