import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const auth: Texts['auth'] = {
  title: 'Connexion · Firstlight',
  description: 'Connecte-toi à ta page du matin, ou commences-en une.',
  heading: {
    visitor: 'Une page à toi',
    waiting: 'Ta page t’attend',
    reset: 'Choisis un nouveau mot de passe',
    takeBack: 'Reprends ton adresse',
  },
  tabs: {
    label: 'Moyens de connexion',
    login: 'Connexion',
    register: 'Inscription',
    forgot: 'Oublié\u202f?',
  },
  google: 'Continuer avec Google',
  apple: 'Continuer avec Apple',
  notices: {
    sessionEnded: {
      title: 'Ta session est terminée',
      description: 'Ce que tu as écrit est en sécurité sur cet appareil. Connecte-toi, et reprends là où tu en étais.',
    },
    failed: {
      title: 'La connexion a échoué',
      description: 'Réessaie, ou choisis un autre moyen',
    },
    noApple: {
      title: 'Connexion avec Apple\u202f: bientôt',
      description: 'Passe par Google, ou crée un compte toi-même',
    },
    completeProfile: {
      title: 'Complète ton profil',
      description: 'Il reste à finir ton compte',
    },
    appleSignUp: {
      title: 'Connexion avec Apple',
      description: 'Crée un compte avec l’adresse e-mail de ton compte Apple',
    },
  },
  fields: {
    email: 'E-mail',
    password: 'Mot de passe',
    passwordHint: 'Au moins 6 caractères.',
  },
  sharedDevice: {
    label: 'D’autres utilisent cet appareil',
    hint: 'Il ne garde alors aucune de tes pages.',
  },
  login: {
    username: 'Identifiant ou e-mail',
    save: 'Se connecter',
    pending: 'Connexion…',
    done: { title: 'Te revoilà\u202f!', description: 'La connexion a réussi.' },
    failed: 'La connexion a échoué',
  },
  forgot: {
    hint: 'Nous t’envoyons un lien pour choisir un nouveau mot de passe.',
    save: 'Envoyer le lien',
    done: 'E-mail envoyé',
  },
  reset: {
    password: 'Nouveau mot de passe',
    again: 'Confirme le mot de passe',
    save: 'Changer le mot de passe',
    done: 'C’est fait',
  },
  recoveryFailed: 'Erreur',
  takeBack: {
    explanation:
      'L’adresse à laquelle nous avons envoyé ce lien redevient celle de ton compte, et tous les appareils sont déconnectés.',
    save: 'La reprendre',
    pending: 'Un instant…',
    done: (email) =>
      `${email} est de nouveau l’adresse de ton compte, et tous les appareils sont déconnectés. Choisis maintenant un nouveau mot de passe\u202f: qui a changé l’adresse connaît peut-être celui que tu as.`,
  },
  waiting: {
    more: (lines) => `et encore ${lines} ${plural('fr', lines, 'ligne', 'lignes')}`,
    isSent: 'Inscris-toi, et sa lettre s’écrit. Ou [lis d’abord une lettre].',
    isNotSent: 'Elle n’est pas encore envoyée. Inscris-toi, et continue-la. Ou [lis d’abord une lettre].',
  },
}
