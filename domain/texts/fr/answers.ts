import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const minutes = (count: number) => plural('fr', count, 'une minute', `${count} minutes`)

export const answers: Texts['answers'] = {
  fault: 'Un problème est survenu de notre côté. Réessaie.',
  invalid: 'Vérifie ce que tu as saisi.',
  notSignedIn: 'Connecte-toi pour continuer.',
  needsPremium: 'Cela fait partie de Premium.',
  foreignOrigin: 'Cette demande vient d’un autre site.',
  notFound: 'Il n’y a rien ici.',
  tooLarge: 'C’est plus que ce que nous pouvons prendre en une fois.',
  tooMany: {
    soon: 'Trop d’essais. Attends un instant.',
    minutes: (count) => `Trop d’essais. Attends ${minutes(count)}.`,
    hours: (count) => `Trop d’essais. Attends ${count} heures.`,
  },
  dailyLimit: {
    soon: 'C’est plus que ce qu’un jour peut prendre. Ce qui a été enregistré est en sécurité\u202f; continue dans un instant.',
    minutes: (count) =>
      `C’est plus que ce qu’un jour peut prendre. Ce qui a été enregistré est en sécurité\u202f; continue dans ${minutes(count)}.`,
    hours: (count) =>
      `C’est plus que ce qu’un jour peut prendre. Ce qui a été enregistré est en sécurité\u202f; continue dans ${count} heures.`,
  },
  notSetUp: {
    address: 'L’adresse de ce serveur n’est pas encore configurée.',
    apple: 'La connexion avec Apple n’est pas encore configurée sur ce serveur.',
    google: 'La connexion avec Google n’est pas encore configurée sur ce serveur.',
    mail: 'L’envoi d’e-mails n’est pas encore configuré sur ce serveur.',
    payments: 'Les paiements ne sont pas encore configurés sur ce serveur.',
    push: 'Les notifications ne sont pas encore configurées sur ce serveur.',
    sms: 'Les SMS ne sont pas encore configurés sur ce serveur.',
    'support mailbox': 'La boîte de l’assistance n’est pas encore configurée sur ce serveur.',
  },
  unavailable: {
    mail: 'L’e-mail n’a pas pu être envoyé. Réessaie dans quelques minutes.',
    sms: 'Le SMS n’a pas pu être envoyé. Réessaie dans quelques minutes.',
    payments: 'Le service de paiement ne répond pas. Réessaie dans une minute.',
  },
  session: {
    otherPerson: 'Quelqu’un d’autre est maintenant connecté ici. Recharge la page.',
    signInAgain: {
      passkey:
        'Une clé d’accès s’ajoute dans les premières minutes après la connexion. Reconnecte-toi\u202f; tu reviendras ici.',
      calendar:
        'Une adresse se crée dans les premières minutes après la connexion. Reconnecte-toi\u202f; tu reviendras ici.',
      operator:
        'Cet écran s’utilise dans les premières minutes après la connexion. Reconnecte-toi\u202f; tu reviendras ici.',
      google: 'Google se lie dans les premières minutes après la connexion. Reconnecte-toi\u202f; tu reviendras ici.',
      apple: 'Apple se lie dans les premières minutes après la connexion. Reconnecte-toi\u202f; tu reviendras ici.',
    },
    proof: {
      withPassword:
        'Ta connexion date d’un moment. Saisis ton mot de passe, ou reconnecte-toi\u202f: tu reviendras ici.',
      withoutPassword: 'Ta connexion date d’un moment. Reconnecte-toi\u202f: tu reviendras ici.',
    },
  },
  signIn: {
    busy: 'Beaucoup de personnes se connectent en ce moment. Réessaie dans quelques secondes.',
    wrong: 'L’identifiant ou le mot de passe n’est pas le bon.',
    identityLost: 'Cela a pris un peu trop de temps. Recommence avec Google ou Apple.',
  },
  taken: {
    username: 'Cet identifiant est déjà pris. Choisis-en un autre.',
    email: 'Un compte existe déjà avec cet e-mail. Essaie de te connecter.',
    phone: 'Écris un numéro de téléphone valable qu’aucun autre compte n’a, ou connecte-toi à ce compte.',
  },
  password: {
    wrong: 'Ce n’est pas ton mot de passe.',
    none: 'Ton compte n’a pas encore de mot de passe. «\u202fOublié\u202f?\u202f» sur la page de connexion en crée un.',
    linkSent: 'Si un compte a cette adresse, un lien pour choisir un nouveau mot de passe est en route.',
    linkSpent: 'Ce lien a déjà servi ou n’est plus valable. Demandes-en un nouveau.',
    changed: 'Ton nouveau mot de passe est en place. Connecte-toi avec lui.',
    changedHere: 'Ton nouveau mot de passe est en place. Tous les autres appareils ont été déconnectés.',
  },
  passkey: {
    notAccepted: 'Cette clé d’accès n’a pas marché. Réessaie, ou passe par un autre moyen.',
    notAdded: 'Cette clé d’accès n’a pas pu être ajoutée. Réessaie.',
    alreadyThere: 'Cette clé d’accès est déjà utilisée.',
    tooMany: 'Tu as autant de clés d’accès que nous pouvons en garder. Retires-en d’abord une.',
    lastMethod:
      'Rien d’autre n’ouvre ton compte. Ajoute d’abord un autre moyen de connexion\u202f: une clé d’accès, ou un mot de passe par «\u202fOublié\u202f?\u202f» sur la page de connexion.',
  },
  account: {
    returnSpent:
      'Ce lien ne marche pas ici. Il a déjà servi, ou son jour est passé, ou quelqu’un d’autre est connecté dans ce navigateur.',
    confirmation: 'Écris-le exactement comme c’est affiché.',
    unknown: 'Personne n’a cette adresse.',
    closed: 'Ce compte est en cours de suppression.',
    unproven: 'L’adresse n’est pas encore prouvée. La personne la confirme avec un code dans Réglages.',
  },
  code: {
    sent: (to: string) => `Un code est en route vers ${to}.`,
    nothingToConfirm: 'Il n’y a plus rien à confirmer ici.',
    spent: 'Ce code n’est plus valable. Demandes-en un nouveau.',
    wrong: 'Ce n’est pas le code que nous avons envoyé.',
  },
  email: {
    same: 'C’est déjà ton adresse.',
    confirmedElsewhere: 'Cette adresse est confirmée dans un autre compte. Elle ne peut être que dans un seul.',
  },
  phone: {
    noCountry: 'Écris ton numéro avec + et l’indicatif de son pays.',
    noCountryInField: 'Écris-le avec + et l’indicatif de son pays',
    refused: 'Aucun SMS ne peut être envoyé à ce numéro.',
    optedOut:
      'Ce numéro a répondu STOP\u202f: nous ne lui envoyons rien. Réponds START à notre dernier SMS, et ils reprendront.',
    confirmedElsewhere: 'Ce numéro est confirmé dans un autre compte. Il ne peut être que dans un seul.',
    changed: 'Ton numéro a été changé entre-temps. Demande un autre code.',
    unconfirmed: 'Confirme d’abord ton numéro de téléphone.',
  },
  entry: {
    notFound: 'Il n’y a pas de page ici.',
    dayIsWritten: 'Ce jour a déjà une page.',
    hasChanged: 'Cette page a changé entre-temps.',
    noOtherLetter: 'Une autre lettre n’a pas pu être écrite. Celle-ci reste.',
    noMoreLetters: 'Il n’y a plus d’autre lettre pour cette page aujourd’hui. Celle-ci reste.',
    dayToCome: 'Choisis un jour, demain au plus tard.',
    noQuestion: 'Écris une question',
    diaryOfToday: 'Sans Premium, le journal n’est importé que pour les jours passés.',
  },
  goal: {
    notFound: 'Il n’y a pas d’objectif ici.',
    wasDeleted: 'Cet objectif a déjà été créé, puis supprimé.',
    hasChanged: 'Cet objectif a changé entre-temps.',
    full: 'Tes objectifs ont atteint 1 Mo de texte, le plus qu’un compte peut contenir. Rien n’en est perdu, et supprimer un objectif fait de la place.',
    tooMany: 'Tu as autant d’objectifs que nous pouvons en enregistrer. Supprimes-en d’abord un.',
  },
  journal: {
    moving: 'Ton carnet est en train de changer de place. Réessaie dans un instant.',
    moved: 'Ton carnet vient de changer de place. Réessaie.',
    full: (size) =>
      `Ton carnet a atteint ${size}, le plus qu’un compte peut contenir. Rien n’en est perdu, et supprimer une page fait de la place.`,
    fullUntilConfirmed: (size) =>
      `Ton carnet a atteint ${size}, le plus qu’il peut contenir tant que ton e-mail n’est pas confirmé dans Réglages. Rien n’en est perdu, et il y aura ensuite plus de place.`,
    fullForNow: (size) =>
      `Ton carnet a atteint ${size}, le plus qu’il peut contenir pour l’instant. Rien n’en est perdu, et chaque jour apporte un peu de place.`,
    noRoom: 'Il n’y a de la place que pour la page du jour, le temps que nous en fassions. Rien n’est perdu.',
  },
  message: {
    noAddress: 'Confirme d’abord ton e-mail\u202f: nous n’écrivons à aucune autre adresse.',
    noNumber: 'Confirme d’abord ton numéro\u202f: nous n’envoyons de SMS à aucun autre.',
    noDevice: 'Active d’abord le mot du matin sur un appareil.',
    unknown: 'Ce lien est trop ancien, ou incomplet. Chaque message peut être désactivé dans l’app.',
    unknownPushService: 'Nous ne connaissons pas le service de notification de ce navigateur.',
  },
  billing: {
    alreadyActive: 'Premium est déjà actif pour toi.',
    noCustomer: 'Il n’y a pas encore de facturation\u202f: rien n’a jamais été acheté depuis ce compte.',
  },
  device: { name: (browser, system) => `${browser} sur ${system}`, unknown: 'Un appareil inconnu' },
  contactSent: 'Nous te répondons sous 24 heures\u202f!',
}
