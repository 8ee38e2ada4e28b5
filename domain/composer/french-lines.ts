import type { LanguageLines } from './language-lines.ts'

export const frenchLines: LanguageLines = {
  marks: ['« ', ' »'],
  ordinary: {
    open: [
      [
        'Tu as écrit {q}, ',
        'Sur ta page, il y a {q}, ',
        'Aujourd’hui, cela commence par {q}, ',
        'Sur le papier, il y a maintenant {q}, ',
        'Tu as pensé à ceci : {q}, ',
        'Je relis {q}, ',
      ],
      [
        'et cela mérite sa propre ligne.',
        'sans qu’il faille beaucoup de mots.',
        'avant que la journée fasse du bruit.',
        'et on se le représente bien.',
        'et cela aurait pu passer inaperçu.',
        'et il n’y a pas grand-chose à ajouter.',
      ],
    ],
    say: [
      [
        'Ces choses-là s’oublient vite, ',
        'Ce n’est rien de grand, ',
        'C’était déjà là, ',
        'Beaucoup de choses filent dans une journée, ',
        'Personne ne te l’avait demandé, ',
        'Cela a sa place sur cette page, ',
        'On ne peut pas le prévoir, ',
      ],
      [
        'et tu l’as gardé.',
        'et c’est bien pour cela qu’il est bon de l’écrire.',
        'et tu l’as remarqué.',
        'et pourtant cela change quelque chose.',
        'et malgré tout cela reste.',
        'et cela fait maintenant partie de ce matin.',
        'et c’est déjà beaucoup.',
      ],
    ],
  },
  glad: {
    open: [
      [
        '{q} : ',
        'Que c’est bon à lire, {q} : ',
        'Aujourd’hui, la page est à une seule ligne, {q} : ',
        'Tu écris {q} : ',
      ],
      [
        'cela mérite un moment avant tout le reste.',
        'je m’en réjouis avec toi.',
        'on a envie de le lire deux fois.',
        'laisse cela arriver tout à fait.',
      ],
    ],
    say: [
      [
        'Prends un instant pour cela, ',
        'Raconte-le à quelqu’un, ',
        'Cela n’est pas venu tout seul, ',
        'Le reste peut être petit aujourd’hui, ',
        'C’est écrit ici avec sa date, ',
      ],
      [
        'avant de passer à la suite.',
        'et laisse-toi un peu de fierté.',
        'et ce sera encore vrai ce soir.',
        'et tu t’en souviendras.',
      ],
    ],
  },
  dark: {
    open: [
      [
        'Tu as écrit {q}. ',
        '{q}. ',
        'Sur ta page, il y a {q}. ',
        'Avant toute chose, il y a {q}. ',
        'J’ai lu lentement {q}. ',
      ],
      [
        'C’est triste à lire.',
        'C’est beaucoup pour un matin.',
        'Cela n’appelle pas de réponse rapide.',
        'Cela peut rester là, tel quel.',
        'Je ne vais pas en diminuer le poids.',
        'Merci de l’avoir mis en mots.',
        'Je ne passerai pas dessus trop vite.',
      ],
    ],
    say: [
      [
        'Tu n’as rien à en tirer aujourd’hui, ',
        'Cela peut peser ce que cela pèse, ',
        'Tu peux aller lentement, ',
        'Personne ne te demande de la force à cette heure, ',
        'Rien de tout cela ne doit se régler aujourd’hui, ',
        'Cela n’a pas à sonner mieux que ce n’est, ',
        'Pour l’instant, cela peut rester ainsi, ',
      ],
      [
        'et il n’y a rien à expliquer.',
        'et c’est très bien ainsi.',
        'même si les autres sont pressés.',
        'une heure puis une autre suffisent.',
        'et l’on peut accepter de l’aide.',
        'le nécessaire suffira.',
        'et pleurer est permis.',
        'la journée peut être petite.',
      ],
    ],
    beside: [
      [
        'À côté, il y a {q}, ',
        'Et sur la même page je lis {q}, ',
        'Tu as aussi écrit {q}, ',
        'Cela ne compense pas, mais il y a {q}, ',
        'Quelques lignes plus loin, je lis {q}, ',
      ],
      [
        'et cela peut t’accompagner.',
        'et les deux peuvent être vrais.',
        'et tu peux t’y appuyer un peu.',
        'et c’est bon à savoir.',
        'et cela aussi reste vrai.',
        'sans bruit.',
        'et ce n’est pas rien.',
      ],
    ],
    plan: [
      [
        'De tout ce qui vient, ',
        'Pour aujourd’hui, ',
        'S’il n’y a de force que pour une chose, ',
        'Sans aucune hâte : ',
        'Aujourd’hui, ',
      ],
      [
        '{q} suffirait.',
        '{q} est bien assez.',
        '{q} est un bon début.',
        '{q} peut n’être fait qu’à moitié.',
        '{q} suffit largement.',
        '{q} est plus que suffisant.',
        '{q} compte déjà beaucoup.',
      ],
    ],
    rest: [
      'Pour aujourd’hui, être là suffit.',
      'Dors quand c’est possible.',
      'La liste peut attendre.',
      'Mange quelque chose de chaud à un moment.',
      'Une seule petite chose suffit pour aujourd’hui.',
      'Laisse ce qui peut être laissé.',
      'Cherche l’endroit où c’est le plus facile.',
      'Il y a peut-être quelqu’un à qui le dire.',
      'Repose-toi, même par petits bouts.',
      'Beaucoup de choses peuvent manquer aujourd’hui.',
      'Traite-toi avec douceur.',
      'Si quelqu’un propose de l’aide, accepte.',
      'Un verre d’eau et un peu d’air, c’est déjà quelque chose.',
      'La journée peut être courte.',
      'Ne fais que ce qui ne peut pas attendre.',
      'Aujourd’hui, la moindre chose compte.',
      'Tu peux demander de l’aide.',
      'Assieds-toi un instant.',
    ],
  },
  own: {
    loss: [
      'Le deuil a son temps à lui.',
      'Ce qui fait si mal t’était cher.',
      'Si les larmes viennent, laisse-leur le temps.',
      'Il n’y a pas de bonne façon de vivre ces jours-là.',
      'Quelqu’un manque, et cela se voit dans les plus petites choses.',
      'Se souvenir est aussi une façon d’être ensemble.',
    ],
    illness: [
      'La maladie prend beaucoup de place, pour ceux qui accompagnent aussi.',
      'Attendre sans savoir fatigue.',
      'Aujourd’hui, on peut compter en heures.',
      'C’est épuisant, et ce n’est pas un échec.',
    ],
    setback: [
      'Un coup est un coup, il n’a pas besoin d’un bon côté.',
      'Cela dit peu de ce que tu sais faire.',
      'La suite ne se décide pas aujourd’hui.',
      'La déception est permise.',
    ],
    anger: [
      'La colère montre souvent qu’une limite a été franchie.',
      'On peut être en colère sans agir tout de suite.',
      'Sur le papier, on n’a pas à être juste.',
      'Il est bon que ce soit d’abord ici.',
    ],
    exhaustion: [
      'Une telle fatigue est un fait, pas un défaut.',
      'À mi-vitesse, c’est déjà bien aujourd’hui.',
      'C’est trop depuis un moment, semble-t-il.',
      'Si cela dure, un médecin peut aussi l’entendre.',
    ],
    sarcasm: [
      'Tous les matins ne méritent pas un merci.',
      'Une plainte sincère est aussi une entrée.',
      'Je ne vais pas chercher le bon côté.',
    ],
  },
  unclear: {
    open: [
      [
        'Tu as écrit {q}, ',
        'Sur la page, on lit {q}, ',
        'Aujourd’hui, c’est {q}, ',
        'Je lis {q}, ',
        'À la date d’aujourd’hui, il y a {q}, ',
      ],
      [
        'et je le laisse ainsi.',
        'et tu sais ce qu’il y a derrière.',
        'et je ne veux pas deviner davantage.',
        'et c’est déjà une page entière.',
        'et cela suffit.',
        'tout court.',
        'et on en reste là.',
      ],
    ],
    bare: [
      'La page est presque vide aujourd’hui, et ce n’est pas grave.',
      'Parfois, rien ne vient.',
      'Il n’y a pas grand-chose d’écrit, et rien ne l’exige.',
      'C’est une page courte, et on a le droit.',
    ],
    say: [
      [
        'Tu n’as rien à expliquer, ',
        'Une ligne suffit, ',
        'Ce n’est pas obligé d’être plus, ',
        'La page ne demande rien, ',
        'Ce qu’il y a derrière est à toi, ',
        'Certaines choses se passent d’une phrase entière, ',
      ],
      [
        'et demain il y aura de nouveau de la place.',
        'ni ici ni si tôt.',
        'et la journée n’en dépend pas.',
        'et tu peux revenir quand tu veux.',
        'et tu décides de ce qui vient ici.',
        'ces jours-là aussi ont leur place.',
      ],
    ],
  },
  plan: [
    [
      'Pour aujourd’hui, il y a {q} ; ',
      'Ensuite vient {q} ; ',
      'Devant toi, il y a {q} ; ',
      'Tu as prévu ceci : {q} ; ',
      'Quant à {q}, ',
    ],
    [
      'choisis maintenant une heure pour cela.',
      'commence par la plus petite partie.',
      'dix minutes suffisent pour commencer.',
      'prépare ce qu’il te faudra.',
      'le premier geste suffit.',
      'plutôt avant que la journée se remplisse.',
      'place-le juste après une chose que tu fais déjà.',
    ],
  ],
  ask: [
    'Qu’est-ce qui t’en est resté, au juste ?',
    'À qui pourrais-tu le raconter ?',
    'Où étais-tu quand tu l’as remarqué ?',
    'Quand cela reviendra-t-il ?',
    'Que voudrais-tu en garder dans un an ?',
    'Qui d’autre était là ?',
    'Où était la surprise ?',
    'À quoi cela te fait-il penser ?',
    'Que s’est-il passé juste avant ?',
    'Qu’aurait été la journée sans cela ?',
    'Qu’as-tu ressenti en premier ?',
    'Est-ce nouveau, ou est-ce là depuis longtemps ?',
    'Quel détail raconterais-tu d’abord ?',
    'Comment pourrait-il y en avoir davantage ?',
    'Qu’as-tu fait ensuite ?',
    'Qu’est-ce qui le rendait différent ?',
    'Comment le décrirais-tu à quelqu’un qui est loin ?',
  ],
  askGently: [
    'Qui est avec toi aujourd’hui ?',
    'Qu’est-ce qui rendrait cette journée un peu plus douce ?',
    'Qu’est-ce qui peut attendre demain ?',
    'Qui te demande comment tu vas ?',
    'Où pourrais-tu te reposer dix minutes ?',
    'De quoi as-tu le plus besoin maintenant ?',
    'Qu’est-ce qui suffirait pour aujourd’hui ?',
    'À qui pourrais-tu dire où tu en es ?',
    'Qu’est-ce qui aide d’habitude, même un peu ?',
    'Qui pourrait te décharger d’une tâche ?',
    'Qu’est-ce qui est le plus dur ce matin ?',
    'Où respires-tu le mieux ?',
    'Qu’est-ce qui t’a fait du bien en dernier ?',
    'Que peux-tu laisser de côté aujourd’hui ?',
    'Qui devrait le savoir ?',
    'Que souhaites-tu pour ce soir ?',
  ],
  harm: {
    alcohol: {
      seen: [
        'Il y a quelque chose que tu voudrais ne plus sentir un moment. Cela se comprend.',
        'Ce que tu as écrit ressemble à tenir bon, plus qu’à une bonne soirée.',
      ],
      care: [
        'Cela attend souvent que l’effet passe. Quelqu’un qui écoute aide plus longtemps : une personne de confiance, un médecin ou une ligne d’écoute ; findahelpline.com montre qui répond près de chez toi.',
      ],
    },
    drugs: {
      seen: [
        'Il y a quelque chose qui devrait se sentir autrement pendant quelques heures. Cela se comprend.',
        'Tu l’as écrit au lieu de le garder pour toi. C’est lu, et ce n’est pas jugé.',
      ],
      care: [
        'Ne reste pas avec cela dans la solitude ce soir. Une personne de confiance, un médecin ou une ligne sur les drogues l’a déjà entendu ; findahelpline.com montre qui répond près de chez toi.',
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
        'Tu n’as pas à tout regagner dans ton coin. Une personne qui peut voir les comptes, ou une ligne sur le jeu, prend une part du poids ; findahelpline.com montre qui répond près de chez toi.',
      ],
    },
    medication: {
      seen: [
        'Tu penses à te passer de ton traitement. Il peut y avoir de bonnes raisons de ne plus en vouloir.',
        'Vivre chaque jour avec un médicament est déjà une charge.',
      ],
      care: [
        'Parles-en d’abord au médecin qui l’a prescrit, ou à une pharmacie ; certains sont durs pour le corps quand ils manquent d’un coup.',
      ],
    },
    food: {
      seen: [
        'Il y a de la dureté envers toi dans ce plan, et sans doute une longue histoire.',
        'Cette page demande beaucoup à un corps qui essaie seulement de te porter.',
      ],
      care: [
        'Tu as le droit de manger aujourd’hui, quoi qu’il y ait eu hier. Si c’est difficile à croire, dis à une personne de confiance ou à un médecin où tu en es ; findahelpline.com sait aussi qui aide.',
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
        'Quelqu’un au-dehors devrait le savoir. En France, le 3919 répond à toute heure ; ailleurs, findahelpline.com montre qui. Si tu es en danger maintenant, appelle le numéro d’urgence.',
      ],
    },
  },
}
