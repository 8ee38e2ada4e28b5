import type { Texts } from '../type.ts'

export const preview: Texts['preview'] = {
  title: 'Aperçu · Firstlight',
  description: 'Lis la réponse de Firstlight à trois mercis et trois petites victoires, avant même de t’inscrire.',
  heading: 'Une réponse à ton matin',
  sections: { gratitudeText: 'Ta gratitude', goalsText: 'Tes objectifs' },
  empty: 'Écris d’abord une ligne ou deux sur la page d’accueil, et la réponse viendra ici.',
  toFront: 'Aller à l’accueil',
  join: 'S’inscrire',
  offer: 'Inscris-toi pour garder cette page et en trouver une nouvelle chaque matin. Cela ne coûte rien.',
  asToday: 'La voir comme ta page du jour',
  tooLong: {
    title: 'C’est trop long pour une page',
    section: (section, most) => `${section}\u202f: ${most.toLocaleString('fr')} caractères au plus.`,
    shorten: 'Rien n’est perdu. [Raccourcis ton texte sur la page d’accueil] et il aura sa réponse.',
  },
  fallback:
    'Quelle belle attention pour commencer\u202f! Tu as nommé ce qui est bon et choisi où aller ensuite. Garde les deux avec toi, et laisse cette journée s’appuyer dessus, un petit pas après l’autre\u202f!',
  noReply: 'Ta lettre n’a pas pu être chargée. Vérifie le réseau et réessaie.',
  today: {
    fallback:
      'Quel beau début de journée\u202f! Ta gratitude et tes objectifs disent une vraie intention, et où tu veux aller. Garde cet élan tout au long du jour\u202f!',
    signInFirst: 'Connecte-toi pour continuer',
    signInToKeep: 'Connecte-toi pour garder cette page',
    keep: {
      title: 'Garder cette page',
      text: 'Pour l’instant, elle n’est que dans cet onglet. Avec un compte, elle devient ton premier matin, et les suivants la rejoignent.',
      signUp: 'S’inscrire et la garder',
    },
    diary: {
      inTab: 'Gardé dans cet onglet',
      onlyInPage:
        'Ce navigateur n’a plus de place pour tes mots\u202f: ils ne sont que dans cette page. Inscris-toi d’ici, et ils viendront avec toi.',
    },
  },
}
