import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const glimpse: Texts['glimpse'] = {
  mornings: (count: number) =>
    plural('pt', count, `${count} manhã para reler`, `${count.toLocaleString('pt')} manhãs para reler`),
  first: (day: string) => `A primeira em ${day}`,
  month: 'Seu próprio mês, até agora.',
  momentum: (period: string) => `Seu ritmo, ${period}`,
  week: 'Sua própria semana, até agora. O Premium mostra o resto: as palavras que mais voltaram e para onde você estava indo.',
}
