import type { Texts } from '../type.ts'

export const rules: Texts['rules'] = {
  unstorable: 'Retire les caractères qui ne peuvent pas être enregistrés',
  tooLong: (most) => `${most.toLocaleString('fr')} caractères au plus`,
  severalLines: 'Écris cela sur une seule ligne',
  date: 'Choisis une date qui existe',
  tooEarly: 'Choisis un jour à partir du 1er janvier 1900',
  email: 'Écris une adresse e-mail valable',
  code: 'Écris les six chiffres',
  passkey: 'Il faut un nom',
  login: {
    missing: 'Il faut un identifiant ou un e-mail',
    tooLong: 'Identifiant ou e-mail trop long',
    password: 'Il faut un mot de passe',
  },
  username: {
    tooShort: (least) => `L’identifiant doit avoir au moins ${least} caractères`,
    tooLong: (most) => `L’identifiant peut avoir au plus ${most} caractères`,
    signs: 'L’identifiant ne peut contenir ni espace ni @',
  },
  password: {
    differ: 'Les mots de passe ne sont pas identiques',
    current: 'Écris ton mot de passe',
    tooShort: (least) => `Le mot de passe doit avoir au moins ${least} caractères`,
    tooLong: (most) => `Le mot de passe peut avoir au plus ${most} caractères`,
  },
  contact: {
    name: 'Il faut un nom',
    email: 'Cette adresse e-mail n’est pas valable',
    subject: 'Il faut un sujet',
    message: (least) => `Le message doit avoir au moins ${least} caractères`,
  },
  settings: {
    empty: 'Rien à changer',
    name: 'Il faut un nom',
    phone: 'Écris un numéro de téléphone valable',
    timezone: 'Choisis un fuseau horaire qui existe',
    preferredTime: 'L’heure s’écrit HH:MM',
    weekStart: 'Choisis dimanche, lundi ou samedi',
    region: 'Choisis une forme qui existe',
    language: 'Choisis une langue qui existe',
    awayUntil: 'Choisis une date qui existe',
  },
  headlines: {
    missing: 'Il faut une accroche',
    letters: 'Un SMS n’a de place que pour des lettres et des signes simples',
    tooMany: (most) => `${most} accroches au plus`,
    twice: 'Cette accroche existe déjà',
  },
}
