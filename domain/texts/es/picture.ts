import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const withPage = (days: number) => plural('es', days, '1 día con página', `${days} días con página`)

export const picture: Texts['picture'] = {
  title: 'Una imagen de esta diapositiva',
  description: 'Se dibuja en este dispositivo y contiene lo que elijas, nada más.',
  says: (words: string) => `La imagen dice: ${words}`,
  holds: 'Lo que contiene',
  parts: {
    dates: 'Las fechas',
    count: 'El número de días',
    days: 'Los días',
    percentage: 'El porcentaje',
    message: 'El mensaje',
    isOwnLine: 'Una línea de tu página',
  },
  share: 'Compartir',
  save: 'Guardar imagen',
  notShared: 'La imagen no se compartió. Puedes guardarla, y compartirla desde tu dispositivo.',
  notMade: 'No se pudo crear la imagen. Vuelve a intentarlo.',
  headings: {
    week: 'Mi semana',
    month: 'Mi mes',
    year: 'Mi año',
    inPages: { week: 'Mi semana en páginas', month: 'Mi mes en páginas', year: 'Mi año en páginas' },
    gratitude: 'Lo que agradezco',
    goals: 'Hacia dónde iba',
  },
  ofDays: (days: number) => `de ${withPage(days)}`,
  countOfDays: (count: number, days: number) => `${count} de ${withPage(days)}`,
  daysOf: (count: number, days: number) => `${count} de ${days} ${plural('es', days, 'día', 'días')}`,
}
