import type { Texts } from '../type.ts'

export const missing: Texts['missing'] = {
  title: 'Page introuvable',
  lede: 'Cette page n’a jamais été écrite, ou elle a changé de place. Ce que tu as écrit est toujours là, en sécurité.',
  back: 'Revenir au début',
  operator: 'Exploitation',
}
