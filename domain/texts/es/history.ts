import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const history: Texts['history'] = {
  page: 'Tu camino · Firstlight',
  description: 'Las mañanas que has escrito, por mes, por año y con búsqueda.',
  notOpened: 'No se pudo abrir esta página',
  month: {
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    year: 'Año',
    print: (month: string) => `Imprimir [${month}]`,
    day: (date: string, is: { today: boolean; written: boolean }) =>
      `${is.today ? 'Hoy, ' : ''}${date}${is.written ? ', con página' : ''}`,
    failed: 'No se pudieron cargar los días de este mes.',
  },
  stats: {
    total: 'En total',
    since: (month: string) => `desde ${month}`,
    month: { label: 'Este mes', hint: 'últimos 30 días' },
    week: { label: 'Esta semana', hint: 'últimos 7 días' },
    run: {
      label: 'Mejor racha',
      hint: 'días con una página. De cada siete, dos pueden ser de descanso, y los que se escriben más tarde también cuentan.',
    },
  },
  entries: {
    ofMonth: (month: string) => `Páginas de ${month}`,
    older: 'Páginas anteriores',
    all: (count: number) => `Mostrar las ${count}`,
    loading: 'Buscando tus páginas',
    failed: 'No se pudieron cargar las páginas',
    emptyMonth: (month: string) => `No hay nada escrito en ${month}.`,
    empty: {
      title: 'Todavía no hay páginas. ¡Empieza la primera!',
      note: 'Cada mañana que escribas tendrá un sol en el calendario, y estará aquí con tus propias palabras.',
      begin: 'A la página de hoy',
    },
  },
  search: {
    label: 'Buscar en tus páginas',
    clear: 'Borrar la búsqueda',
    title: 'Resultados',
    pending: 'Buscando…',
    failed: 'No se pudo buscar en las páginas',
    found: (count: number) => plural('es', count, '1 página', `${count} páginas`),
    foundLatest: (count: number) => `Las últimas ${count} páginas`,
    nothingYet: 'Nada por ahora',
    nothing: {
      title: 'Ninguna página coincide con tu búsqueda.',
      note: 'Se buscan palabras y comienzos de palabras en lo que agradeciste, tus pequeños logros y tu diario.',
    },
    searchedTo: (day: string) => `La búsqueda en tus páginas llegó hasta el ${day}. Con otra palabra será más precisa.`,
    older: 'Buscar más atrás',
    nothingOlder: 'No hay nada más antiguo.',
    nothingOlderYet: 'Por ahora, nada más antiguo.',
  },
  ask: {
    notOpened: 'No se pudo abrir esta parte',
  },
}
