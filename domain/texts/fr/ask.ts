import type { Texts } from '../type.ts'

export const ask: Texts['ask'] = {
  close: 'Fermer la question',
  question: 'Ta question',
  placeholder: 'Quand ai-je bien dormi pour la dernière fois\u202f?',
  ask: 'Demander',
  pending: 'Recherche dans tes pages…',
  failed: 'Ton carnet n’a pas pu être interrogé',
  answeredBy: (model) => `Réponse de ${model}, d’après tes gratitudes et tes objectifs.`,
  leftOut: 'Certains jours n’ont pas été donnés au modèle.',
  section: (title: string) => `${title} :`,
  found: 'Ce que tu as écrit',
  nothing: 'Je ne trouve rien à ce sujet.',
  searchedTo: (day) => `La recherche est remontée jusqu’au ${day}. Nomme une année pour aller plus loin en arrière.`,
}
