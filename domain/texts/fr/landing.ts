import type { Texts } from '../type.ts'

export const landing: Texts['landing'] = {
  title: 'Trois mercis, trois petites victoires, et\u00A0une\u00A0réponse qui a tout lu.',
  start: 'Allons-y',
  preview: 'Voir un aperçu',
  writtenByModel: (model) =>
    `La lettre de l’aperçu peut être écrite par ${model}. Il lit tes lignes pour cela, et n’en garde rien.`,
  empty: 'Les deux cases sont encore vides. Une ligne suffit pour commencer.',
  sample: {
    name: 'Jeanne',
    gratitudeText:
      'Ma sœur a appelé, juste pour parler de rien\nLa pluie sur le toit toute la nuit\nLe café avant que la maison se réveille',
    goalsText: 'Envoyer le formulaire\nMarcher jusqu’à la rivière et revenir\nUne carte pour maman',
    reply:
      'Je reviens à ces mots\u00a0: «\u00a0Ma sœur a appelé, juste pour parler de rien\u00a0». Sur ta liste du jour, il y a «\u00a0Marcher jusqu’à la rivière et revenir\u00a0».',
  },
  letter: {
    title: 'Tu écris six lignes. Une lettre te répond.',
    note: 'La réponse à ces six lignes, mot pour mot.',
    writtenAt: 'Écrite à 6:42',
  },
  week: {
    title: 'Voici à quoi ressemble une semaine.',
    note: 'Cinq matins sur sept, chacun avec les collines de ses propres lignes. Un jour manqué n’est qu’un jour, et rien ici ne te le reprochera.',
    days: ['Dim', 'Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam'],
    isWritten: ', écrit',
    isNotWritten: ', pas écrit',
  },
  privacy: {
    title: 'Ce que tu écris est à toi.',
    promise:
      'Tes pages sont gardées pour toi et pour personne d’autre. Nous ne les vendons pas, elles ne servent à choisir aucune publicité, et il n’y a pas de traceurs ici. Quelle que soit ta formule, tu peux tout emporter, ou tout supprimer. [Comment nous tenons cette promesse]',
  },
  cost: {
    title: 'Ce que cela coûte.',
    plans: (price) =>
      `Ta page et sa lettre ne coûtent rien\u202f; une publicité se tient à côté. Premium coûte ${price} par mois\u202f: pas de publicité, un journal privé, des objectifs, les temps forts de la semaine, et tous les matins que tu as écrits.`,
  },
  footer: {
    privacy: 'Confidentialité',
    terms: 'Conditions',
    accessibility: 'Accessibilité',
    contact: 'Contact',
  },
}
