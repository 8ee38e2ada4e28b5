import type { LetterLines } from '../letter-lines.ts'

function onDay(day: string): string {
  return /^\d/u.test(day) ? `le ${day.replace(/^1 /u, '1er ')}` : day
}

/** The sentences show neither the gender of the writer nor that of the coach. */
export const french: LetterLines = {
  marks: ['« ', ' »'],
  days: { locale: 'fr-FR', yesterday: 'hier', on: onDay },
  ofMorning: /bonjour|ce matin|journée commence|début de journée|(?:bonne|belle) journée|journée calme|avant ce soir/i,
  greeting: ['{name},', 'Bonjour {name} –', 'Salut {name} –'],
  lead: {
    bright: [
      'Quel plaisir de lire {q} | Je me réjouis de {q} | Ce que je préfère aujourd’hui, c’est {q}',
      'Quelle joie de trouver ici {q}',
    ],
    open: [
      'J’ai lu {q} deux fois | {q} me reste en tête | J’ai lu {q}, puis je l’ai relu | Ce qui me reste, c’est {q}',
    ],
    news: ['Félicitations : {q} | {q} : félicitations | Quelle bonne nouvelle : {q}'],
    exclamation: ['Quel plaisir de lire {q} | Cela se fête : {q} | Je me réjouis de {q}'],
    loss: [
      'Cela me fait de la peine de lire {q} | J’ai de la peine en lisant {q} | Je lis {q}, et cela me fait de la peine',
      'Sur ta page, il y a {q}, et cela me fait de la peine | Tu écris {q}, et j’ai de la peine pour toi',
      'J’ai le cœur serré en lisant {q} | Tu as dû écrire {q}, et cela me fait de la peine',
      'J’aurais voulu que tu n’aies pas à écrire {q}',
    ],
  },
  others: {
    bright: [
      ', et j’aime aussi {qs} | , avec {qs} en plus |  ; et puis il y a {qs} | , et je me réjouis aussi de {qs}',
      ', et je n’oublie pas {qs}',
    ],
    open: [' ; je remarque aussi {qs} |  ; je garde aussi {qs}'],
  },
  together: {
    bright: [
      'Quel plaisir de lire {all} | J’ai souri en lisant {all} | Je me réjouis de {all} | Quelle page : {all}',
      'J’ai aimé {all}',
    ],
    open: ['Voici ce que je garde : {all} | J’ai gardé {all}'],
  },
  short: {
    bright: [
      '{all} : une journée n’a pas besoin de plus | {all} : voilà une belle liste | {all} : cela suffit largement',
    ],
    open: [
      '{all} : cela suffit pour une page | {all} : il n’en faut pas plus | {all} : pour aujourd’hui, cela suffit | {all} : pas besoin de plus aujourd’hui',
    ],
  },
  climax: {
    bright: [
      'J’aime {qs}, et surtout {q} | J’ai souri à {qs}, puis à {q}',
      '{qs}, cela suffisait déjà, et puis il y a eu {q} | La page était déjà belle avec {qs}, et puis il y a eu {q}',
      'Je me réjouis de {qs}, et encore plus de {q}',
    ],
    open: [
      'J’ai lu {qs}, et puis il y a eu {q} | J’ai lu {qs}, et {q} me reste en tête',
      'J’ai lu {qs}, et je reviens à {q}',
    ],
  },
  plan: {
    wished: ['Bonne chance pour {p} | Bon courage pour {p} | Que tout aille bien pour {p}', 'Tous mes vœux pour {p}'],
    named: ['Et s’il y a la place aujourd’hui : {p} | S’il y a la place aujourd’hui : {p}'],
    continued: [
      'Je vois d’où vient {p} | Et donc, bien sûr, {p} | Rien d’étonnant à lire {p} sur la liste',
      'Il fallait que ce soit sur la liste : {p} | Et voilà pourquoi la liste dit {p}',
    ],
  },
  later: ['', ' ; dis-moi demain comment c’était', ' ; dis-moi demain comment c’était, si tu veux'],
  bare: ['J’ai lu ta page. Demain, il y en aura une autre | J’ai vu ta page. À demain | J’ai tout lu. À demain'],
  closing: {
    bright: [
      'Passe un bon {weekday} | Je te souhaite un bon {weekday} | Passe un beau {weekday}',
      'Je te souhaite un beau {weekday}',
    ],
    hard: [
      'Que ce {weekday} soit doux avec toi | J’espère pour toi un {weekday} qui te ménage',
      'Puisses-tu avoir un {weekday} qui soit bon pour toi | Pourvu que ce {weekday} ne te demande pas trop',
      'Je te souhaite un {weekday} aussi calme qu’il te faut',
      'J’espère que ce {weekday} te sera léger',
      'Que ce {weekday} te laisse respirer | Je te souhaite un {weekday} sans hâte',
      'Que ce {weekday} passe en douceur',
    ],
    anytime: [
      'À demain | La page sera là demain | Demain, il y aura une autre page | Je serai là demain | À la prochaine page',
    ],
  },
  ending: {
    bright: [
      'Je souhaite que cela t’accompagne aujourd’hui. | Que la journée continue ainsi. | Passe une belle journée.',
    ],
    open: ['Bonne journée.', 'Je te souhaite une journée calme.', 'À demain.'],
    hard: ['Le reste peut attendre.', 'La journée peut aller lentement.', 'Il n’en faut pas plus aujourd’hui.'],
  },
  threads: {
    planned: [
      'Avec aujourd’hui, {q} est sur {days} de tes listes. | Cela fait maintenant {days} pages avec {q}.',
      '{q} revient sur la liste : {days} jours en tout.',
      'La première fois, c’était {since} ; aujourd’hui, {q} en est au jour {days}.',
    ],
    done: [
      '{When}, c’était encore un plan : {q}. | {When}, c’était sur la liste ; aujourd’hui, je lis {q}.',
      'Tu l’avais prévu {when}, et voici {q}. | {q} : c’était sur ta liste {when}.',
    ],
    person: [],
    aim: [
      '{q} va avec ton objectif {title}, à {progress} pour cent pour l’instant.',
      'Ton objectif {title} en est à {progress} pour cent, et {q} en fait partie.',
      'Derrière {q}, il y a l’objectif {title}, à {progress} pour cent.',
      'Pour l’objectif {title}, à {progress} pour cent, il y a aujourd’hui {q}.',
    ],
  },
  quiet: [
    'Tu peux garder le silence aujourd’hui. | Tu n’as pas à tenir bon pour les autres.',
    'Personne ne peut te dire combien de temps cela doit durer. | Il n’y a pas de bonne façon de vivre ces jours-là.',
    'Tu n’as rien à en tirer aujourd’hui. | Rien de tout cela ne doit se régler aujourd’hui.',
    'Cela n’a pas à sonner mieux que ce n’est.',
    'Pour l’instant, cela peut rester ainsi. | Je ne vais pas chercher le bon côté. | Tu peux aller lentement.',
    'Tu ne dois d’explication à personne. | Cela peut peser ce que cela pèse.',
    'Personne ne t’oblige à la bonne humeur. | Il n’y a rien que tu devrais ressentir à la place.',
    'Tu n’exagères pas. | Je ne peux pas rendre cela plus léger ; je peux seulement le lire sans hâte.',
    'Cette page n’a pas besoin d’une belle fin. | La suite n’a pas à être claire aujourd’hui.',
    'Tu n’as pas à t’excuser de ce que tu as écrit. | Tu as le droit d’avoir besoin de quelqu’un.',
  ],
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
        'Tu as le droit de manger aujourd’hui, quoi qu’il y ait eu hier. Si c’est difficile à croire, dis à une personne de confiance ou à un médecin où tu en es ; findahelpline.com sait aussi qui aide.',
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
        'Quelqu’un au-dehors devrait le savoir. En France, le 3919 répond à toute heure ; ailleurs, findahelpline.com montre qui. Si tu es en danger maintenant, appelle le numéro d’urgence.',
      ],
    },
  },
}
