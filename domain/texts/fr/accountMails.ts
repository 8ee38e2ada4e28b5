import type { Texts } from '../type.ts'

const advice =
  'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe, et regarde tes appareils et tes clés d’accès dans Réglages.'

export const accountMails: Texts['accountMails'] = {
  notice: {
    button: 'Ouvrir les réglages',
    footer: 'Nous te le disons toujours quand un moyen d’entrer dans ton compte est ajouté ou retiré.',
  },
  methods: {
    passkey: 'Une clé d’accès',
    otherPasskey: 'une clé d’accès',
  },
  notices: {
    'method-added': ({ method }) => ({
      subject: 'Un nouveau moyen de connexion',
      preview: `${method} ouvre maintenant ton compte.`,
      paragraphs: [`${method} vient de s’ajouter à tes moyens de connexion et ouvre désormais ton compte.`, advice],
    }),
    'method-removed': ({ method }) => ({
      subject: 'Un moyen de connexion en moins',
      preview: `${method} n’ouvre plus ton compte.`,
      paragraphs: [`${method} ne fait plus partie de tes moyens de connexion et n’ouvre plus ton compte.`, advice],
    }),
    'account-transferred': ({ method }) => ({
      subject: 'Toi, et personne d’autre',
      preview: `${method} ouvre ton compte, et rien d’autre ne l’ouvre.`,
      paragraphs: [
        `Tu viens de te connecter avec ${method}, ce qui a prouvé que cette adresse est à toi. Le mot de passe, les clés d’accès et tous les appareils d’avant ont été retirés, et l’adresse du calendrier aussi, car personne n’avait prouvé l’adresse jusqu’ici.`,
        'Tu peux ajouter une clé d’accès dans Réglages. Pour un mot de passe, ouvre «\u202fOublié\u202f?\u202f» sur la page de connexion.',
      ],
    }),
    'address-changed': () => ({
      subject: 'Ton adresse a été changée',
      preview: 'Tu peux la reprendre pendant un jour.',
      paragraphs: [
        'Ton compte Firstlight vient de recevoir une autre adresse e-mail. Les e-mails y partent, et cette adresse-ci n’ouvre plus le compte.',
        'Si ce n’était pas toi, reprends-la\u202f: cette adresse redevient celle de ton compte, et tous les appareils sont déconnectés. Le lien sert une fois, pendant un jour.',
      ],
      button: 'La reprendre',
      footer: 'Nous te le disons toujours quand l’adresse de ton compte change.',
    }),
    'address-returned': () => ({
      subject: 'Ton adresse a été reprise',
      preview: 'L’ancienne est de nouveau celle de ton compte.',
      paragraphs: [
        'Quelqu’un a utilisé le lien que nous avions envoyé à l’ancienne adresse de ton compte. Elle est de nouveau la sienne, tous les appareils ont été déconnectés, et cette adresse-ci n’ouvre plus le compte.',
        'Si ce n’était pas toi, écris-nous.',
      ],
      button: 'Nous écrire',
      footer: 'Nous te le disons toujours quand l’adresse de ton compte change.',
    }),
    'username-changed': () => ({
      subject: 'Ton identifiant a été changé',
      preview: 'Celui d’avant n’ouvre plus ton compte.',
      paragraphs: [
        'L’identifiant de ton compte vient d’être changé\u202f: tu te connectes avec le nouveau, que tu trouves dans Réglages, ou avec cette adresse. Celui d’avant n’ouvre plus le compte.',
        advice,
      ],
    }),
    'feed-made': () => ({
      subject: 'Une nouvelle adresse de calendrier',
      preview: 'Elle montre les objectifs de ton compte.',
      paragraphs: [
        'Une adresse pour les calendriers vient d’être créée dans ton compte. Qui la connaît peut lire les titres, les dates et les rappels de tes objectifs.',
        'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe, et regarde tes appareils et tes clés d’accès dans Réglages. Tu peux aussi y désactiver l’adresse.',
      ],
    }),
    'number-confirmed': () => ({
      subject: 'Un numéro de téléphone a été confirmé',
      preview: 'Des SMS de ce numéro peuvent écrire tes pages.',
      paragraphs: [
        'Un numéro de téléphone vient d’être confirmé pour ton compte. Qui a ce téléphone peut recevoir ton mot du matin, et peut écrire ta page en y répondant.',
        advice,
      ],
    }),
    'account-barred': () => ({
      subject: 'Ton compte est fermé pour l’instant',
      preview: 'Nous avons mis fin à toutes les connexions.',
      paragraphs: [
        'Nous venons de bloquer ton compte\u202f: personne ne peut s’y connecter, et tous les appareils ont été déconnectés. Ce que tu as écrit est gardé.',
        'Si tu penses que c’est une erreur, écris-nous.',
      ],
      button: 'Nous écrire',
      footer: 'Nous te le disons toujours quand nous fermons un compte.',
    }),
    'password-changed': ({ others }) => ({
      subject: 'Ton mot de passe a été changé',
      preview: 'Tous les autres appareils ont été déconnectés.',
      paragraphs: [
        'Ton mot de passe vient d’être changé, et tous les autres appareils ont été déconnectés.',
        others === undefined
          ? 'Seul le nouveau mot de passe ouvre maintenant ton compte.'
          : `En plus du nouveau mot de passe, ton compte s’ouvre encore avec ${others}. Dans Réglages, tu peux retirer une clé d’accès qui n’est pas à toi.`,
        'Si un calendrier montre tes objectifs, il lui faut une nouvelle adresse, à créer dans Réglages.',
        'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe.',
      ],
      button: 'Choisir un mot de passe',
      footer: 'Nous te le disons toujours quand ton mot de passe change.',
    }),
  },
  reset: {
    subject: 'Choisis un nouveau mot de passe',
    preview: 'Le lien sert une fois, pendant une heure.',
    text: 'Tu as demandé un nouveau mot de passe. Le lien ci-dessous sert une fois, pendant une heure.',
    button: 'Choisir un mot de passe',
    notYou: 'Si ce n’était pas toi, rien n’a changé et il n’y a rien à faire.',
    footer:
      'Tu reçois cet e-mail parce que quelqu’un a demandé à Firstlight un nouveau mot de passe pour cette adresse.',
  },
  code: {
    subject: (code) => `${code} est ton code Firstlight`,
    preview: 'Il est valable dix minutes.',
    text: 'Écris ce code dans Réglages pour confirmer que cette adresse est à toi. Il est valable dix minutes.',
    notYou: 'Si tu ne l’as pas demandé, tu peux ignorer cet e-mail. Personne d’autre que toi ne peut utiliser ce code.',
    footer: 'Tu reçois cet e-mail parce que quelqu’un a demandé à Firstlight de confirmer cette adresse.',
  },
  farewell: {
    subject: 'Ton compte n’existe plus',
    preview: 'Tout ce que tu as écrit a été supprimé.',
    text: 'Ton compte a été supprimé comme tu l’as demandé, avec tout ce que tu y avais écrit. Il ne reste rien à rétablir.',
    thanks: 'Merci pour les matins passés ici. La porte reste ouverte.',
    footer: 'C’est le dernier e-mail que tu reçois de nous.',
  },
}
