import type { Texts } from '../type.ts'

export const accessibility: Texts['accessibility'] = {
  title: 'Accessibilité',
  description: 'Pour qui Firstlight a été essayé, comment, et ce qui ne marche pas encore.',
  effective: 'Dernier examen le [28 novembre 2026]',
  sections: {
    aim: {
      title: 'Ce que nous visons',
      body: [
        'Tout le monde doit pouvoir écrire et lire ici. Notre mesure est WCAG 2.2, niveau AA\u202f: les règles du W3C pour l’accessibilité des contenus web.',
      ],
    },
    everyChange: {
      title: 'Ce qui est essayé à chaque changement',
      body: [
        [
          'axe-core, sur chaque écran, pour les visites sans compte et pour chaque formule, en clair et en sombre.',
          'Une fenêtre de 320 pixels, et un texte deux fois plus grand\u202f: rien ne défile de côté.',
          'Le clavier seul\u202f: de la première ligne, par l’inscription et la lettre, jusqu’à une page modifiée.',
          'Moins de mouvement, quand ton appareil le demande.',
        ],
        'Tout cela se fait dans Chromium. Dans Firefox, nous essayons le chemin de la première ligne à la lettre.',
      ],
    },
    tried: {
      title: 'Ce qui a été essayé le 28 novembre 2026',
      body: [
        [
          'HTML CodeSniffer 2.5.1 et le moteur de contrôle d’accessibilité d’IBM 4.0.34, sur chaque écran, avec et sans connexion à un compte, en clair et en sombre. Ils ont trouvé deux formulaires sans nom, qui ont été corrigés. Celui d’IBM signale aussi des liens derrière une boîte de dialogue ouverte, que le clavier n’atteint pas. Aucun des deux ne peut mesurer des mots posés sur l’image du ciel\u202f; un test à nous le fait.',
          'Les couleurs forcées, telles que Chromium les imite. Les interrupteurs ne montraient pas s’ils étaient activés, et certains boutons ressemblaient à du texte. Les deux ont été corrigés.',
          'L’ordre des titres\u202f: aucun niveau ne manque, sur aucun écran.',
        ],
      ],
    },
    unknown: {
      title: 'Ce que nous ne savons pas, et ce qui ne marche pas',
      body: [
        [
          'Aucune personne qui utilise un lecteur d’écran, un contacteur ou la voix n’a essayé Firstlight pour nous, et nous ne l’avons pas parcouru avec un lecteur d’écran. Les outils ne trouvent qu’une partie de ce qui ne va pas.',
          'Nous n’avons essayé aucun Safari, ni les couleurs forcées sous Windows même.',
          'Le formulaire de paiement est fait par Stripe. Nous ne l’avons pas essayé.',
          'Les collines d’un jour sont une image de ce que tu as écrit. Une étiquette dit le jour et comment il était\u202f; la forme des collines n’est dite nulle part.',
        ],
      ],
    },
    help: {
      title: 'Si quelque chose te gêne',
      body: [
        'Dis-le-nous sur la [page de contact]\u202f: ce que tu voulais faire, avec quel appareil et quel programme. Nous répondons sous 24 heures.',
      ],
    },
  },
}
