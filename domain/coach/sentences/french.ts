import type { Sentences } from './sentences.ts'

export const french: Sentences = {
  marks: ['«\u00a0', '\u00a0»'],
  telling: [
    'J’ai lu {q} deux fois.',
    'Cela me reste en tête\u00a0: {q}.',
    'J’ai lu {q}, puis je l’ai relu.',
    'Je reviens à ces mots\u00a0: {q}.',
  ],
  others: ['Et puis il y a {o}.', 'Et aussi\u00a0: {o}.'],
  plan: ['Et pour aujourd’hui\u00a0: {p}.', 'Sur ta liste du jour, il y a {p}.', 'Pour aujourd’hui, tu as noté {p}.'],
  glad: ['Quel plaisir de lire {q}.', 'Je m’en réjouis avec toi\u00a0: {q}.', 'Cela m’a fait sourire\u00a0: {q}.'],
  plain: [
    'Une page comme celle-ci est une bonne façon d’entrer dans la journée.',
    'Tu as regardé ta journée avant qu’elle commence, et tu y as trouvé de bonnes choses.',
    'Tu sais ce que tu as, et tu sais ce que tu veux faire.',
    'C’est bien que ces lignes aient une place.',
    'Ce que tu as écrit mérite de t’accompagner aujourd’hui.',
    'Tu as pris une minute pour ce qui est bon et pour ce qui vient.',
  ],
  hard: [
    'Cela ressemble à une journée difficile, et tu l’as écrit quand même.',
    'C’est très dur en ce moment, et j’en suis triste pour toi.',
    'Il y a beaucoup à porter sur cette page. Aujourd’hui, tu peux aller lentement.',
    'C’est dur en ce moment, et ici tu n’as pas à faire semblant.',
  ],
  quiet: [
    'Si quelque chose sur cette page pèse plus que ses mots, rien ne t’oblige à le porter sans personne.',
    'Certaines pages contiennent plus qu’elles ne disent. Si c’est le cas ici, il y a quelqu’un à qui parler.',
  ],
  ending: {
    ordinary: ['Belle journée à toi.', 'Que la journée te soit douce.'],
    hard: ['Va doucement aujourd’hui.', 'Pas besoin de plus aujourd’hui.'],
  },
  spoken: 'fr',
  inDanger: (emergency) =>
    `S’il y a un danger maintenant, pour toi ou pour quelqu’un d’autre, appelle d’abord ${emergency ? `le ${emergency}` : 'les urgences'}.`,
  harm: {
    alcohol: {
      seen: [
        'Il y a quelque chose que tu voudrais ne plus sentir un moment. Cela se comprend.',
        'Ce que tu as écrit ressemble à tenir bon, plus qu’à une bonne soirée.',
      ],
      care: [
        'Cela attend souvent que l’effet passe. Quelqu’un qui écoute aide plus longtemps : une personne de confiance, un médecin ou une ligne d’écoute ; findahelpline.com montre qui répond près de chez toi.',
      ],
    },
    drugs: {
      seen: [
        'Il y a quelque chose qui devrait se sentir autrement pendant quelques heures. Cela se comprend.',
        'Tu l’as écrit au lieu de le garder pour toi. C’est lu, et ce n’est pas jugé.',
      ],
      care: [
        'Ne reste pas avec cela dans la solitude ce soir. Une personne de confiance, un médecin ou une ligne sur les drogues l’a déjà entendu ; findahelpline.com montre qui répond près de chez toi.',
      ],
    },
    driving: {
      seen: [
        'Sur cette page, il y a une route dangereuse, pour toi et pour des gens que tu ne connais pas.',
        'Cela peut sembler le court chemin de la maison. Aujourd’hui il n’est pas sûr.',
      ],
      care: [
        'Laisse la voiture où elle est, s’il te plaît. Quelqu’un aimera mieux être réveillé par ton appel que par un autre. Si cela arrive souvent, un médecin ou une ligne sur findahelpline.com peut aider.',
      ],
    },
    gambling: {
      seen: [
        'Derrière ce plan il y a une perte, et l’espoir qu’une partie de plus la répare. Cet espoir est très humain.',
        'Cela ressemble moins à un jeu qu’à un poids qui doit aller quelque part.',
      ],
      care: [
        'Tu n’as pas à tout regagner dans ton coin. Une personne qui peut voir les comptes, ou une ligne sur le jeu, prend une part du poids ; findahelpline.com montre qui répond près de chez toi.',
      ],
    },
    medication: {
      seen: [
        'Tu penses à te passer de ton traitement. Il peut y avoir de bonnes raisons de ne plus en vouloir.',
        'Vivre chaque jour avec un médicament est déjà une charge.',
      ],
      care: [
        'Parles-en d’abord au médecin qui l’a prescrit, ou à une pharmacie ; certains sont durs pour le corps quand ils manquent d’un coup.',
      ],
    },
    food: {
      seen: [
        'Il y a de la dureté envers toi dans ce plan, et sans doute une longue histoire.',
        'Cette page demande beaucoup à un corps qui essaie seulement de te porter.',
      ],
      care: [
        'Tu as le droit de manger aujourd’hui, quoi qu’il y ait eu hier. Si c’est difficile à croire, dis à une personne de confiance ou à un médecin où tu en es.',
      ],
    },
    violence: {
      seen: [
        'Il y a de la colère sur cette page, et elle a sûrement ses raisons. Ici, elle peut rester.',
        'Quelque chose est allé trop loin. Que ce soit dit ici, et que cela n’aille pas plus loin aujourd’hui.',
      ],
      care: [
        'Mets d’abord de la distance, et dis à quelqu’un de confiance où en sont les choses. Si cela est sur le point d’arriver, quitte la pièce et appelle une personne qui peut rester avec toi.',
      ],
    },
    partner: {
      seen: [
        'Tu ne devrais pas avoir à te faire invisible pour être en sécurité. Ce que tu as écrit compte.',
        'La colère d’un autre n’est pas ta tâche, et ce n’est pas ta faute.',
      ],
      care: [
        'Quelqu’un au-dehors devrait le savoir. Pour en parler, il n’est pas nécessaire de partir ni de décider. Si quelqu’un regarde ton téléphone, appelle d’un autre.',
      ],
    },
    child: {
      seen: [
        'Personne ne devrait avoir peur chez soi. Tu as bien fait de l’écrire.',
        'Ce qui est écrit ici est trop lourd pour rester un secret, et cela peut se dire à voix haute.',
      ],
      care: [
        'Dis-le aujourd’hui à une personne de confiance, avec ces mots-là, à l’école, chez un médecin, chez des voisins, dans la famille. Si la première n’écoute pas, dis-le à une autre.',
      ],
    },
    trafficking: {
      seen: [
        'Ce que tu as gagné est à toi, et tes papiers et tes jours aussi.',
        'Personne ne peut posséder le travail, les papiers ou le corps d’un autre. Ce que tu as écrit, on le croit.',
      ],
      care: [
        'Tu n’as rien fait de mal. Des personnes aident pour cela précisément, en confiance, avec ou sans papiers. Si quelqu’un regarde ton téléphone, appelle d’un autre.',
      ],
    },
    voices: {
      seen: [
        'Cela doit faire peur, et c’est beaucoup pour une seule personne. Tu as bien fait de l’écrire.',
        'Ce que tu décris prend toutes les forces. C’est lu, et c’est pris au sérieux.',
      ],
      care: [
        'Tu n’as pas à faire ce qu’on te dit de faire. Reste aujourd’hui près de quelqu’un de confiance, et dis à un médecin, avec ces mots-là, comment c’est.',
      ],
    },
  },
  about: {},
}
