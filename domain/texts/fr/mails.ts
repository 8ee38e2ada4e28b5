import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const numbers = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept']

export const mails: Texts['mails'] = {
  goodMorning: (name) => `Bonjour ${name},`,
  goodDay: (name) => `Bonjour ${name},`,
  goodDayWithoutName: 'Bonjour,',
  // An SMS begins with them too: letters of its alphabet only, so no ê, ô or ç, and no curved apostrophe.
  headlines: ['Bonjour', 'Un jour neuf commence', 'La page de ce matin est à toi', 'Commence là où tu es'],
  prompt: {
    preview: 'Trois mercis, trois petites victoires.',
    yesterday: (words) => `La page d’hier commençait par «\u202f${words}\u202f».`,
    text: 'Trois choses pour lesquelles tu dis merci, trois petites victoires. Juste le temps que l’eau chauffe.',
    answer:
      'Tu peux aussi répondre à cet e-mail\u202f: tes mercis, une ligne vide, tes petites victoires. Ce sera ta page.',
    button: 'Écrire la page du jour',
    footer: 'Tu reçois cet e-mail à ton heure préférée, les jours qui n’ont pas encore de page.',
    stop: 'Arrêter le mot du matin',
  },
  reminder: {
    subject: (title) => `Ton objectif\u202f: ${title}`,
    preview: ({ percent, deadline }) =>
      deadline === undefined ? `Tu en es à ${percent}\u202f%.` : `${deadline}, tu en es à ${percent}\u202f%.`,
    asked: 'Tu as demandé que ceci te soit rappelé\u202f:',
    progress: ({ percent, deadline }) =>
      deadline === undefined ? `Tu en es à ${percent}\u202f%.` : `Tu en es à ${percent}\u202f%. ${deadline}.`,
    next: (step) => `Prochaine étape\u202f: ${step}`,
    button: 'Ouvrir ton objectif',
    footer: 'Tu reçois cet e-mail parce que le rappel de cet objectif est activé.',
    stop: 'Arrêter le rappel de cet objectif',
  },
  reminders: {
    subject: (count) => `Tes objectifs\u202f: ${count} pour aujourd’hui`,
    asked: 'Tu as demandé que ceux-ci te soient rappelés\u202f:',
    more: (count) => `Et encore ${count}.`,
    button: 'Ouvrir tes objectifs',
    footer:
      'Tu reçois cet e-mail parce que les rappels de ces objectifs sont activés. Comme il y en a beaucoup, ils viennent en un seul e-mail.',
    stop: 'Arrêter tous les rappels d’objectifs',
  },
  week: {
    subject: (period) => `Ta semaine, ${period}`,
    preview: (pages) => `${numbers[pages]} ${plural('fr', pages, 'page', 'pages')}, et ce qui y est revenu.`,
    wroteEveryDay: (percent) =>
      `Tu as écrit chaque jour de la semaine dernière. Cela fait un élan de ${percent}\u202f%.`,
    wrote: ({ days, percent }) =>
      `La semaine dernière, tu as écrit ces jours-là\u202f: ${days}. Cela fait un élan de ${percent}\u202f%.`,
    themes: 'Ce qui t’a fait dire merci\u202f:',
    areas: (names) => `Où tu allais\u202f: ${names}.`,
    button: 'Voir ta semaine',
    footer: 'Tu reçois cet e-mail le dimanche, pour la semaine qui s’est terminée le samedi.',
    stop: 'Arrêter l’e-mail de la semaine',
    withoutFigures: {
      preview: 'Elle est là où tu l’as laissée.',
      text: 'Les pages de la semaine dernière sont là où tu les as laissées. Il n’y a rien à en faire, et une nouvelle page est là quand tu en voudras une.',
    },
  },
  emptyWeek: {
    subject: 'Une nouvelle semaine commence',
    preview: 'Avec une page, si tu veux.',
    text: 'La semaine passée n’a pas de page. Certaines semaines sont faites pour vivre, et il n’y a rien d’autre à en dire.',
    begins: (day) =>
      `Une nouvelle commence aujourd’hui, ${day}. Si tu veux, commence-la par trois mercis et trois petites victoires.`,
    footer: 'Tu reçois cet e-mail le dimanche. Dans Réglages, tu peux t’en passer après les semaines sans page.',
  },
  test: {
    subject: 'Un test, comme tu l’as demandé',
    preview: 'Les e-mails de Firstlight t’arrivent bien.',
    text: 'Les e-mails de Firstlight t’arrivent bien. Le mot du matin et tes rappels prennent le même chemin.',
    button: 'Ouvrir les réglages',
    footer: 'Tu reçois cet e-mail parce que tu as appuyé sur «\u202fEnvoyer un test\u202f» dans Réglages.',
  },
  answer: {
    written: { subject: (weekday) => `Ta page de ${weekday} est écrite`, preview: 'Une lettre pour toi.' },
    unwritten: {
      subject: (weekday) => `Ta réponse pour ${weekday} n’a pas été enregistrée`,
      preview: 'Envoie-la encore une fois.',
    },
    empty:
      'Ta réponse ne contenait pas de mots à toi, et rien n’a été enregistré. Écris au-dessus ou au-dessous de ce qui est cité.',
    tooLong: (characters) =>
      `Ta réponse est trop longue pour une section de page, de ${characters} caractères, et rien n’a été enregistré. Envoie moins, ou écris-la sur ta page.`,
    lacksWins:
      'Il manque encore tes petites victoires. Réponds encore une fois à l’e-mail du matin avec elles, et elles seront ajoutées.',
    hasAttachments: 'Ce qui était joint à ton e-mail a été laissé de côté.',
    button: 'Ouvrir ta page',
    footer: 'Tu reçois cet e-mail parce que tu as répondu au mot du matin.',
  },
  billing: {
    footer: 'Tu reçois cet e-mail parce qu’il concerne ta formule Premium chez Firstlight.',
    trialEnding: {
      subject: 'Ton essai Premium touche à sa fin',
      preview: ({ price, day }) =>
        day === undefined ? `Premier prélèvement de ${price} bientôt.` : `Premier prélèvement de ${price} le ${day}.`,
      text: ({ price, day }) =>
        day === undefined
          ? `Ton essai se termine bientôt. Ensuite, Premium coûte ${price} par mois, et le premier paiement a lieu ce jour-là.`
          : `Ton essai se termine le ${day}. Ensuite, Premium coûte ${price} par mois, et le premier paiement a lieu ce jour-là.`,
      cancel: 'Si tu préfères arrêter, résilie avant ce jour et rien n’est prélevé.',
      button: 'Voir ta formule',
    },
    paymentFailed: {
      subject: 'Un paiement pour Premium n’a pas abouti',
      preview: 'Premium reste ouvert pendant que nous réessayons.',
      text: (price) =>
        `La banque n’a pas accepté le dernier paiement de ${price} pour Premium. Il sera retenté dans les prochains jours, et Premium reste ouvert pendant ce temps.`,
      newCard: 'Une nouvelle carte, ou un mot à la banque, suffit le plus souvent.',
      button: 'Voir le paiement',
    },
  },
}
