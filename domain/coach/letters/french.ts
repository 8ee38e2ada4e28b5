import type { LetterLines } from '../letter-lines.ts'

function onDay(day: string): string {
  return /^\d/u.test(day) ? `le ${day.replace(/^1 /u, '1er ')}` : day
}

/** The sentences show neither the gender of the writer nor that of the coach. */
export const french: LetterLines = {
  marks: ['« ', ' »'],
  days: { locale: 'fr-FR', yesterday: 'hier', on: onDay },
  ofMorning: /bonjour|ce matin|journée commence|début de journée|(?:bonne|belle) journée|journée calme|avant ce soir/i,
  greeting: [
    [
      'Bonjour',
      'Bonjour à toi',
      'Salut',
      'Te voilà',
      'Bienvenue',
      'Un grand bonjour',
      'Coucou',
      'C’est bon de te lire',
      'Quel plaisir de te lire',
    ],
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
        '{q} m’a fait sourire',
        'Quel plaisir de lire {q}',
        'Je me réjouis de {q}',
        'J’ai souri à {q}',
        'J’aime beaucoup {q}',
        'La journée commence bien avec {q}',
        'Ma ligne préférée aujourd’hui : {q}',
        'C’est une joie de lire {q}',
      ],
      [
        '.',
        ' ; merci de l’avoir raconté.',
        ' ; cela vaut la peine d’être gardé.',
        ', et je souris encore.',
        ' ; c’est bien que tu l’aies écrit.',
        ' ; qu’il y en ait d’autres.',
        ' ; tu aimeras le relire un jour.',
        ' ; voilà un bon début de journée.',
      ],
    ],
    open: [
      [
        '{q} m’est resté en tête',
        'J’ai d’abord remarqué {q}',
        'Je reviens à {q}',
        'J’ai lu {q} deux fois',
        'Je m’arrête à {q}',
        'J’ai lu {q} lentement',
        'Je pense encore à {q}',
        'Mes yeux sont revenus à {q}',
      ],
      [
        '.',
        ' ; merci de l’avoir écrit.',
        ' ; c’est bien que ce soit là.',
        ', dans ces mots-là.',
        ' ; je prends le temps.',
        ' ; cela a sa place ici.',
        ', et je prends mon temps.',
        ' ; cela valait la peine d’être noté.',
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
        ' ; cette page a du temps pour cela.',
        ' ; tu n’as rien à expliquer.',
        ' ; je prends mon temps.',
        ' ; il y a de la place pour cela ici.',
        ' ; prends toute la place qu’il te faut.',
        ' ; cela peut rester là.',
      ],
    ],
    unsaid: [
      [
        'J’ai lu {q}, et aussi ce qui n’est pas écrit à côté',
        'Il y a beaucoup derrière {q}',
        'Je crois qu’il y a plus derrière {q} que ce qui est dit',
        'J’ai entendu ce que {q} laisse de côté',
        'J’ai lu {q} lentement, entre les lignes aussi',
        'Je reste auprès de {q} et de ce que cela ne dit pas',
        '{q}, ce n’est pas rien',
        'Bien des choses restent tues autour de {q}',
      ],
      [
        '.',
        ' ; cela a sa place ici.',
        ' ; il n’y a rien à ajouter.',
        ' ; il y a de la place pour cela ici.',
        ' ; je prends mon temps.',
        ' ; prends toute la place qu’il te faut.',
        ', et je ne passe pas vite.',
        ' ; cette page a du temps pour cela.',
      ],
    ],
  },
  together: {
    bright: [
      [
        '{all} : j’ai lu tout cela avec plaisir',
        'J’ai souri en lisant {all}',
        'Quel plaisir de lire {all}',
        'Je me réjouis de {all}',
        'Quelle page : {all}',
        'J’aime beaucoup {all}',
      ],
      [
        '.',
        ' ; merci pour tout cela.',
        ' ; voilà un bon début de journée.',
        ' ; tout cela vaut la peine d’être gardé.',
        ', ligne après ligne.',
        ' ; qu’il y en ait d’autres.',
      ],
    ],
    open: [
      [
        'Aujourd’hui, donc, {all}',
        'Une page courte : {all}',
        'J’ai lu {all}',
        'Je lis {all}',
        'Il y a {all}',
        'Court et clair : {all}',
        'Pour aujourd’hui : {all}',
        'Sur la page aujourd’hui : {all}',
      ],
      [
        '.',
        ' ; cela suffit pour une page.',
        ' ; j’aime les pages courtes.',
        ', et il n’en faut pas plus.',
        ' ; c’est bon à savoir.',
        ' ; c’est noté.',
        ' ; rien ne manque.',
        ' ; c’est bien arrivé.',
      ],
    ],
  },
  rest: {
    bright: [
      [
        'Je me réjouis de',
        'Et je me réjouis de',
        'Cela fait du bien de lire',
        'Et cela fait du bien de lire',
        'C’est bien qu’il y ait eu',
        'Et c’est bien qu’il y ait eu',
        'Heureusement, il y a',
        'Et heureusement, il y a',
      ],
      [
        ' {qs}.',
        ' {qs}, aussi.',
        ' {qs}, sur la même page.',
        ' {qs}, ce matin.',
        ' {qs}, juste à côté.',
        ' {qs}, au milieu de tout cela.',
        ' {qs}, dans ces mots-là.',
        ' {qs}, mot pour mot.',
      ],
    ],
    open: [
      ['Et', 'Et puis', 'Et aussi', 'Et à côté', 'Et avec cela', 'Et juste après', 'Et encore', 'Et sur la même page'],
      [
        ' {qs}.',
        ' il y a {qs}.',
        ' j’ai lu {qs}.',
        ' je trouve {qs}.',
        ' je lis {qs}.',
        ' tu as écrit {qs}.',
        ' {qs}, dans tes mots.',
        ' je vois {qs}.',
      ],
    ],
  },
  plan: {
    bright: [
      [
        'Bonne chance pour {p}',
        'Bon courage pour {p}',
        'Raconte-moi demain {p}',
        'Que tout aille bien pour {p}',
        'Je te souhaite le meilleur pour {p}',
        'Je croise les doigts pour {p}',
        'Tous mes vœux pour {p}',
        'Et maintenant, place à {p}',
      ],
      [
        '.',
        ', quoi qu’il en soit.',
        ' ; je penserai à toi.',
        ' ; la prochaine page a de la place.',
        ', quand tu y arriveras.',
        ' ; je le lirai avec plaisir.',
        ', d’une façon ou d’une autre.',
        ' ; rien ne presse.',
      ],
    ],
    open: [
      [
        'Aujourd’hui, il y a',
        'Pour aujourd’hui, il y a',
        'Plus tard, il y a',
        'Et puis il y a',
        'Il y a encore',
        'Et pour aujourd’hui, il y a',
        'Pour plus tard, il y a',
        'Et plus tard, il y a',
      ],
      [
        ' {p}.',
        ' {p}, sur la liste.',
        ' {p}, quand ce sera le moment.',
        ' {p}, à son tour.',
        ' aussi {p}.',
        ' {p}, à un moment ou à un autre.',
        ' {p}, pour plus tard.',
        ' {p}, avant ce soir.',
      ],
    ],
  },
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
  closing: {
    bright: [
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
    open: [
      [
        'À demain',
        'La page sera là demain',
        'Demain, il y aura une autre page',
        'Je serai là demain',
        'Demain aussi, il y a de la place',
        'À la prochaine page',
      ],
      ['.', ', quoi qu’il arrive.', ', comme toujours.', ', si tu veux.', ', à toute heure.'],
    ],
  },
  ending: {
    bright: [
      'Je souhaite que cela t’accompagne aujourd’hui.',
      'Que la journée continue ainsi.',
      'Passe une belle journée.',
    ],
    open: ['Bonne journée.', 'Je te souhaite une journée calme.', 'À demain.'],
    hard: ['Le reste peut attendre.', 'La journée peut aller lentement.', 'Il n’en faut pas plus aujourd’hui.'],
  },
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
