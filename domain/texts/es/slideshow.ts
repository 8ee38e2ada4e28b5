import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const slideshow: Texts['slideshow'] = {
  page: 'Destacados de la semana · Firstlight',
  period: 'Período',
  periods: {
    week: {
      label: 'Semana',
      title: 'Destacados de la semana',
      previous: 'Semana anterior',
      next: 'Semana siguiente',
      failed: 'No se pudo cargar tu semana',
      welcome: 'Tu semana, contada en seis momentos.',
      inPages: 'Tu semana en páginas',
      heavy:
        'En esta semana hay una página que pesa. No tienes que llevarlo a solas: en [findahelpline.com] hay gente que escucha, en tu idioma.',
    },
    month: {
      label: 'Mes',
      title: 'Tu mes',
      previous: 'Mes anterior',
      next: 'Mes siguiente',
      failed: 'No se pudo cargar tu mes',
      welcome: 'Tu mes, contado en seis momentos.',
      inPages: 'Tu mes en páginas',
      heavy:
        'En este mes hay una página que pesa. No tienes que llevarlo a solas: en [findahelpline.com] hay gente que escucha, en tu idioma.',
    },
    year: {
      label: 'Año',
      title: 'Tu año',
      previous: 'Año anterior',
      next: 'Año siguiente',
      failed: 'No se pudo cargar tu año',
      welcome: 'Tu año, contado en seis momentos.',
      inPages: 'Tu año en páginas',
      heavy:
        'En este año hay una página que pesa. No tienes que llevarlo a solas: en [findahelpline.com] hay gente que escucha, en tu idioma.',
    },
  },
  weekOf: 'Del',
  noPageYet: 'Esta semana todavía no hay nada escrito.',
  lastWeek: 'Ver la semana pasada',
  loading: 'Buscando tus páginas',
  label: (period: string) => `Destacados, ${period}`,
  role: 'presentación',
  slide: 'diapositiva',
  slideOf: (number: number, count: number, title: string) => `${number} de ${count}: ${title}`,
  dot: (number: number, title: string) => `Diapositiva ${number}: ${title}`,
  play: 'Reproducir',
  pause: 'Pausar',
  makePicture: 'Crear imagen',
  noPicture: 'No se pudo crear la imagen',
  days: {
    ofMonth: 'Los días del mes',
    months: 'Los meses del año',
    written: (month: string, days: number) => `${month}: ${plural('es', days, '1 día', `${days} días`)}`,
  },
  stats: {
    days: (count: number) => plural('es', count, 'día con página', 'días con página'),
    gratitude: 'Páginas de gratitud',
    goals: 'Páginas de metas',
    diary: 'Páginas de diario',
  },
  gratitude: {
    title: 'Lo que agradeciste',
    empty: 'Lo que agradeces aparecerá aquí, con tus propias palabras.',
    times: (count: number) => plural('es', count, '1 vez', `${count} veces`),
    wordTimes: (word: string, count: number) => `${word}, ${plural('es', count, '1 vez', `${count} veces`)}`,
  },
  goals: {
    title: 'Hacia dónde ibas',
    note: 'Tus pequeños logros, por áreas.',
    empty: 'Aquí aparecerá hacia dónde van tus pequeños logros.',
    smallWins: (count: number) => plural('es', count, '1 pequeño logro', `${count} pequeños logros`),
  },
  areas: {
    'Health & Fitness': 'Salud y ejercicio',
    'Career & Work': 'Carrera y trabajo',
    Relationships: 'Relaciones',
    'Personal Growth': 'Crecimiento personal',
    Creativity: 'Creatividad',
    Finance: 'Finanzas',
  },
  momentum: {
    title: 'Tu ritmo',
    days: (written: number, days: number) =>
      `${written} de ${days} días ${plural('es', written, 'tiene', 'tienen')} página.`,
  },
  end: 'Para los días que vienen',
  encouragements: [
    'Hiciste lugar para lo que importa. En los días que vienen, trátate con cariño.',
    'Mañana tras mañana, lo que escribes se vuelve una vida que se puede recordar.',
    'Lo que notaste siempre estuvo ahí. Gracias por mirar.',
    'Cada página que escribiste es un lugar al que volver.',
    'Empieza la próxima página con calma. Ya sabes cómo.',
  ],
}
