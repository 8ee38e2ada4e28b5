import type { LetterLines } from '../letter-lines.ts'

function onDay(day: string): string {
  return /^\d/u.test(day) ? `le ${day.replace(/^1 /u, '1er ')}` : day
}

/** The sentences show neither the gender of the writer nor that of the coach. */
export const french: LetterLines = {
  marks: ['« ', ' »'],
  days: { locale: 'fr-FR', yesterday: 'hier', on: onDay },
  greeting: [
    ['Bonjour', 'Bonjour à toi', 'Salut', 'Te voilà', 'Bienvenue', 'Un grand bonjour'],
    [
      ', {name}.',
      ' ce {weekday}, {name}.',
      ', {name}, en ce {weekday}.',
      ', {name}. Nous sommes {weekday}.',
      ', {name} ; j’ai lu ta page.',
    ],
  ],
  greetings: ['Bonjour.', 'Bonjour à toi.', 'Salut.', 'C’est bon de te lire.'],
  lead: {
    bright: [
      [
        'J’ai souri en lisant {q}',
        'Quel plaisir de lire {q}',
        'J’aime la ligne {q}',
        'Cela me fait plaisir de lire {q}',
        'J’ai lu avec plaisir {q}',
        'C’est bon de lire {q}',
        'Je retiens la ligne {q}',
        'Quelle joie de lire {q}',
      ],
      [
        '.',
        ', mot pour mot.',
        ', dans ces mots-là.',
        ' ; merci pour ces mots.',
        ', et je souris encore.',
        ', et je relis volontiers.',
        ', et je reste là un moment.',
        ' ; c’est là que je commence.',
      ],
    ],
    open: [
      [
        'Je m’arrête sur la ligne {q}',
        'Je commence par la ligne {q}',
        'Tu écris {q}',
        'Sur ta page, il y a {q}',
        'Je lis d’abord {q}',
        'Je reviens à la ligne {q}',
        'Aujourd’hui, je lis {q}',
        'Tu as écrit {q}',
      ],
      [
        '.',
        ', et je prends mon temps.',
        ', et je reste là un moment.',
        ' ; merci pour ces mots.',
        ', et je n’ajoute rien.',
        ', et je relis lentement.',
        ', et je laisse ces mots comme ils sont.',
        ' ; je ne me presse pas.',
      ],
    ],
    hard: [
      [
        'J’ai lu lentement {q}',
        'Je m’arrête sur la ligne {q}',
        'Sur ta page, il y a {q}',
        'Tu as écrit {q}',
        'Je lis {q}',
        'Je reviens à la ligne {q}',
        'Avant tout le reste, je lis {q}',
        'Tu écris {q}',
      ],
      [
        '.',
        ' ; tu n’as rien à expliquer.',
        ', et il y a de la place pour cela ici.',
        ' ; je n’ai pas de réponse.',
        ', et je prends mon temps.',
        ', et cela peut rester là.',
        ' ; je n’ajoute rien.',
        ', et je reste là un moment.',
      ],
    ],
    sorry: [
      [
        'Cela me fait de la peine de lire {q}',
        'J’ai de la peine en lisant {q}',
        'Je lis {q}, et cela me fait de la peine',
        'Sur ta page, il y a {q}, et cela me fait de la peine',
        'Tu écris {q}, et j’ai de la peine pour toi',
        'J’ai le cœur serré en lisant {q}',
        'Tu as dû écrire {q}, et cela me fait de la peine',
        'J’aurais voulu que tu n’aies pas à écrire {q}',
      ],
      [
        '.',
        ' ; je ne vais pas trop vite.',
        ' ; je n’ai pas de réponse.',
        ' ; tu n’as rien à expliquer.',
        ' ; je prends mon temps.',
        ' ; il y a de la place pour cela ici.',
        ' ; je n’ajoute rien.',
        ' ; je reste là un moment.',
      ],
    ],
  },
  together: {
    bright: [
      [
        '{all} : j’ai lu tout cela avec plaisir',
        'J’ai souri en lisant {all}',
        'Que c’est bon de lire {all}',
        'Quel plaisir de lire {all}',
        'Aujourd’hui, je lis avec plaisir {all}',
        'Cela me fait plaisir de lire {all}',
        'Quelle joie de lire {all}',
        'Quelle page : {all}',
      ],
      [
        '.',
        ', dans cet ordre.',
        ', mot pour mot.',
        ', dans ces mots-là.',
        ', ligne après ligne.',
        ', et je souris encore.',
        ', et je n’enlève rien.',
        ' ; merci pour ces mots.',
      ],
    ],
    open: [
      [
        '{all} : voilà la page d’aujourd’hui',
        'Je lis {all}',
        'Tu as noté {all}',
        'Sur ta page, il y a {all}',
        'Aujourd’hui, je lis {all}',
        'Tu écris {all}',
        'Tu as écrit {all}',
        'Aujourd’hui, il y a {all}',
      ],
      [
        '.',
        ', dans cet ordre.',
        ', mot pour mot.',
        ', dans ces mots-là.',
        ', ligne après ligne.',
        ', et je prends mon temps.',
        ', et je n’enlève rien.',
        ' ; merci pour ces mots.',
      ],
    ],
  },
  rest: [
    ['Puis', 'Et puis', 'Ensuite,', 'Et ensuite,', 'Après cela,', 'À côté,', 'Juste à côté,', 'Sur la même page,'],
    [
      ' il y a {qs}.',
      ' tu as écrit {qs}.',
      ' je lis {qs}.',
      ' tu écris {qs}.',
      ' tu as noté {qs}.',
      ' je trouve {qs}.',
      ' j’ai lu {qs}.',
      ' je vois {qs}.',
    ],
  ],
  plans: {
    calm: [
      [
        'Pour aujourd’hui,',
        'Pour la journée,',
        'Pour plus tard,',
        'Pour la suite,',
        'Et pour aujourd’hui,',
        'Et pour la journée,',
        'Et pour plus tard,',
        'Pour le reste de la journée,',
      ],
      [
        ' il y a {ps}.',
        ' tu as noté {ps}.',
        ' je lis {ps}.',
        ' tu as écrit {ps}.',
        ' tu écris {ps}.',
        ' tu as prévu {ps}.',
        ' je vois {ps}.',
        ' je trouve {ps}.',
      ],
    ],
    hard: [
      [
        'Quelque part dans la journée,',
        'À un moment ou à un autre,',
        'Pour aujourd’hui,',
        'Pour plus tard,',
        'Plus tard,',
        'Aujourd’hui, peut-être,',
        'Si la journée le permet,',
        'Quand tu voudras,',
      ],
      [
        ' il y a {p}.',
        ' il y a aussi {p} ; le reste peut attendre.',
        ' il y a {p}, et personne ne compte.',
        ' il y a {p}, sans hâte.',
        ' il y a {p} ; il n’en faut pas plus.',
        ' il y a {p}, ou bien demain.',
        ' il y a {p}, tout doucement.',
        ' il y a encore {p} ; la liste peut attendre.',
      ],
    ],
  },
  terse: [
    [
      '{all}, puis {ps}.',
      'D’abord {all}, ensuite {ps}.',
      '{all}, et pour plus tard {ps}.',
      '{all} ; pour la journée, {ps}.',
      'Tu écris {all}, et tu prévois {ps}.',
      '{all} pour commencer, puis {ps}.',
      '{all}, et après {ps}.',
      'Il y a {all}, et pour aujourd’hui {ps}.',
    ],
    [
      '',
      ' Bonne journée.',
      ' À demain.',
      ' J’ai tout lu.',
      ' Merci pour ces mots.',
      ' Bonne journée à toi.',
      ' À bientôt.',
      ' Passe une bonne journée.',
    ],
  ],
  terseThanks: [
    [
      '{all}.',
      'Tu écris {all}.',
      'Il y a {all}.',
      'Tu as écrit {all}.',
      'Sur la page, il y a {all}.',
      'Je lis {all}.',
      'Aujourd’hui, je lis {all}.',
      'Aujourd’hui, il y a {all}.',
    ],
    [
      '',
      ' Bonne journée.',
      ' À demain.',
      ' J’ai tout lu.',
      ' Merci pour ces mots.',
      ' Bonne journée à toi.',
      ' À bientôt.',
      ' Passe une bonne journée.',
    ],
  ],
  bare: [
    [
      'J’ai lu ta page',
      'Aujourd’hui, ma lettre est courte',
      'Je t’écris peu aujourd’hui',
      'J’ai vu ta page',
      'Tu as ouvert la page',
      'C’est calme ici aujourd’hui',
      'J’ai peu de mots aujourd’hui',
      'Ta page est là',
    ],
    [
      '.',
      '. À demain.',
      '. Je ne pose pas de question.',
      '. Rien ne presse.',
      '. La page peut rester ainsi.',
      '. Demain, il y aura de nouveau de la place.',
      '. Il n’en faut pas plus.',
      '. Je ne remplis rien à ta place.',
    ],
  ],
  closing: [
    [
      'Passe une bonne',
      'Je te souhaite une bonne',
      'Bonne',
      'Passe une belle',
      'Je te souhaite une belle',
      'J’espère que ce sera une bonne',
    ],
    [
      ' journée.',
      ' journée de {weekday}.',
      ' journée, et à demain.',
      ' journée ce {weekday}.',
      ' journée, jusqu’au soir.',
    ],
  ],
  ending: {
    bright: [
      'Je souhaite que cela t’accompagne aujourd’hui.',
      'Que la journée continue ainsi.',
      'Passe une belle journée.',
    ],
    open: ['Bonne journée.', 'Je te souhaite une journée calme.', 'À demain.'],
    hard: ['Le reste peut attendre.', 'La journée peut aller lentement.', 'Il n’en faut pas plus aujourd’hui.'],
  },
  bothHalves: [
    '« {word} » revient dans les deux moitiés de la page.',
    'Je lis deux fois « {word} », une fois dans les mercis et une fois dans les plans.',
    'Les mercis et les plans se rejoignent autour de « {word} ».',
  ],
  threads: {
    planned: [
      'Avec aujourd’hui, {q} est sur {days} de tes listes.',
      'Cela fait maintenant {days} pages avec {q}.',
      '{q} revient sur la liste : {days} jours en tout.',
      'La première fois, c’était {since} ; aujourd’hui, {q} en est au jour {days}.',
    ],
    done: [
      '{When}, c’était encore un plan : {q}.',
      '{When}, c’était sur la liste ; aujourd’hui, je lis {q}.',
      'Tu l’avais prévu {when}, et voici {q}.',
      '{q} : c’était sur ta liste {when}.',
    ],
    person: [],
    aim: [
      '{q} va avec ton objectif {title}, à {progress} pour cent pour l’instant.',
      'Ton objectif {title} en est à {progress} pour cent, et {q} en fait partie.',
      'Derrière {q}, il y a l’objectif {title}, à {progress} pour cent.',
      'Pour l’objectif {title}, à {progress} pour cent, il y a aujourd’hui {q}.',
    ],
  },
  quiet: {
    any: [
      'Tu n’as rien à en tirer aujourd’hui.',
      'Rien de tout cela ne doit se régler aujourd’hui.',
      'Cela n’a pas à sonner mieux que ce n’est.',
      'Pour l’instant, cela peut rester ainsi.',
      'Je ne vais pas chercher le bon côté.',
      'Tu peux aller lentement.',
      'Tu ne dois d’explication à personne.',
      'Cela peut peser ce que cela pèse.',
      'Personne ne t’oblige à la bonne humeur.',
      'Il n’y a rien que tu devrais ressentir à la place.',
      'Tu n’exagères pas.',
      'Je ne peux pas rendre cela plus léger ; je peux seulement le lire sans hâte.',
      'Cette page n’a pas besoin d’une belle fin.',
      'La suite n’a pas à être claire aujourd’hui.',
      'Tu n’as pas à t’excuser de ce que tu as écrit.',
      'Tu as le droit d’avoir besoin de quelqu’un.',
    ],
    death: [
      'Tu peux garder le silence aujourd’hui.',
      'Tu n’as pas à tenir bon pour les autres.',
      'Personne ne peut te dire combien de temps cela doit durer.',
      'Il n’y a pas de bonne façon de vivre ces jours-là.',
    ],
    'own body': [
      'Tu as le droit d’en avoir assez.',
      'Tu n’as pas à faire preuve de courage.',
      'Ce qui est possible aujourd’hui suffit.',
    ],
    'someone ill': [
      'Tu n’as pas à rassurer tout le monde.',
      'Toi aussi, tu as droit à la fatigue.',
      'L’inquiétude te suit, même quand tu n’es pas là-bas.',
    ],
    parting: [
      'Tu n’as pas encore à comprendre.',
      'Tu n’as pas à aller au bout de tout cela aujourd’hui.',
      'Tu n’as pas encore à savoir à quoi ressemblera la suite.',
    ],
    job: [
      'La suite ne se décide pas forcément aujourd’hui.',
      'Tu as le droit de ressentir de la déception.',
      'Tu n’as pas de leçon à en tirer.',
    ],
    fear: [
      'Tu n’as pas à discuter avec la peur ; elle peut rester là un moment.',
      'Tu as le droit d’avoir peur.',
      'La peur peut être écrite ici sans explication.',
    ],
    alone: ['Ce n’est pas facile à écrire.', 'C’est plus dur quand les autres ont l’air occupés entre eux.'],
    low: [
      'Tu n’as pas à donner à cela un autre nom.',
      'Tu n’as rien à réussir aujourd’hui.',
      'Passer d’une heure à la suivante suffit.',
    ],
    tired: [
      'À mi-vitesse, cela suffit aujourd’hui.',
      'Le monde peut se contenter d’un peu moins de toi aujourd’hui.',
      'Tu n’as pas à mériter ton repos.',
    ],
  },
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
