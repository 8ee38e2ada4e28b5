import type { Texts } from '../type.ts'

export const settings: Texts['settings'] = {
  page: 'Réglages · Firstlight',
  app: {
    title: 'Apparence et publicité',
    theme: 'Thème',
    ads: {
      label: 'Sans publicité',
      off: 'Fait partie de Premium.',
      on: 'Oui. Merci de soutenir Firstlight.',
      action: 'S’abonner',
    },
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  },
  notifications: {
    title: 'Notifications',
    next: {
      prompt: (when) => `Prochain\u202f: ${when}, sauf si tu as déjà écrit.`,
      week: (when) => `Prochain\u202f: ${when}.`,
    },
    offers: { week: 'Ta semaine dans une courte lettre, le dimanche. Fait partie de Premium.' },
    mailComesBack: '[Les e-mails à cette adresse nous reviennent.]',
    emailNotConfirmed: 'Commence dès que tu as [confirmé ton adresse].',
    sms: {
      next: ({ next, phone }) => `${next} Il part vers ${phone}.`,
      notConfirmed: 'Non. Ton numéro doit d’abord être confirmé.',
      confirming: 'Commence dès que tu as confirmé ton numéro.',
    },
    push: {
      label: 'Mot du matin sur cet appareil',
      howToInstall:
        'Sur iPhone ou iPad, les notifications ont besoin de Firstlight sur l’écran d’accueil\u202f: dans le menu Partager, choisis «\u202fSur l’écran d’accueil\u202f».',
      blocked:
        'Ce navigateur bloque les notifications de Firstlight. Tu peux les autoriser dans ses réglages pour ce site, puis recharger la page.',
      failed: 'Ce navigateur n’a pas pu activer les notifications. Réessaie.',
    },
  },
  messages: {
    title: 'Derniers messages',
    label: 'Ce qui a été envoyé',
    value: 'Les dix derniers messages, et un test si tu veux.',
  },
  calendar: {
    title: 'Calendrier',
    label: 'Objectifs dans ton calendrier',
    value:
      'Leurs dates et leurs rappels dans le calendrier de ton téléphone ou de ton ordinateur, par une adresse secrète.',
  },
  data: {
    title: 'Données et confidentialité',
    letters: 'Tes lettres',
    byComposer: 'Écrites par Firstlight lui-même. Aucun autre service ne lit tes pages.',
    byModel: (model) =>
      `Ta page est lue par ${model}, qui n’en garde rien. S’il échoue, Firstlight écrit la lettre lui-même.`,
    pages: {
      privacy: 'Politique de confidentialité',
      terms: 'Conditions d’utilisation',
      accessibility: 'Accessibilité',
      contact: 'Contact',
    },
  },
  asOnThisDevice: (choice) => `${choice}, comme sur cet appareil`,
}
