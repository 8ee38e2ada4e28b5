import type { Texts } from '../type.ts'

export const ask: Texts['ask'] = {
  close: 'Cerrar la pregunta',
  question: 'Tu pregunta',
  placeholder: '¿Cuándo dormí bien por última vez?',
  ask: 'Preguntar',
  pending: 'Buscando en tus páginas…',
  failed: 'No se pudo preguntar a tus páginas',
  answeredBy: (model: string) => `Respuesta de ${model}, a partir de tu gratitud y tus metas.`,
  leftOut: 'Algunos días no se dieron al modelo.',
  section: (title: string) => `${title}:`,
  found: 'Lo que escribiste',
  nothing: 'No encuentro nada sobre eso.',
  searchedTo: (day: string) => `La búsqueda en tus páginas llegó hasta el ${day}. Nombra un año para buscar más atrás.`,
}
