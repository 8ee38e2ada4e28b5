import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const glimpse: Texts['glimpse'] = {
  mornings: (count: number) =>
    plural('pt', count, `${count} manhã para reler`, `${count.toLocaleString('pt')} manhãs para reler`),
  first: (day: string) => `A primeira em ${day}`,
  month: 'Seu próprio mês, até agora.',
  momentum: (period: string) => `Seu ritmo, ${period}`,
  week: 'Sua própria semana, até agora. O Premium mostra o resto: as palavras que mais voltaram e para onde você estava indo.',
  goals: {
    win: (day: string) => `Uma pequena vitória de ${day}`,
    note: 'Suas próprias pequenas vitórias. Com o Premium, uma delas vira uma meta.',
    own: { title: 'Suas metas', note: 'Elas estão salvas, para ler e para excluir.' },
    isDone: '(concluída)',
    withPremium: (reminders: string) => `${reminders}, com o Premium`,
    delete: (title: string) => `Excluir a meta ${title}`,
  },
  onToday: {
    onDevice: 'Só neste aparelho. Com o Premium, pode ser salvo.',
    offer: (price: string) =>
      `Um diário ao lado de cada manhã, e cada semana em destaques: ${price} por mês, sem anúncios. [Ver o Premium]`,
  },
}
