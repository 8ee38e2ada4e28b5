import type { Texts } from '../type.ts'

export const manifest: Texts['manifest'] = {
  description: 'Une page du matin\u202f: trois mercis, trois petites victoires, et une réponse qui a tout lu.',
  shortcuts: { '/?respond=true': 'Écrire', '/history': 'Parcours' },
  screenshots: { narrow: 'La page du jour', wide: 'La page du jour et sa lettre' },
}
