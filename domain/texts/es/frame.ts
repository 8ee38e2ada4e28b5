import type { Texts } from '../type.ts'

export const frame: Texts['frame'] = {
  language: 'es',
  back: 'Volver',
  backToToday: 'Volver a Hoy',
  signIn: 'Entrar',
  gate: {
    mark: 'PREMIUM',
    goals: {
      title: 'Metas, paso a paso',
      sentence:
        'Un pequeño logro crece hasta ser algo que terminas: una fecha, unas etapas y un recordatorio discreto.',
    },
    history: {
      title: 'Tu historial completo',
      sentence:
        'Todas las mañanas que has escrito, en un calendario, y una búsqueda que encuentra el día en que piensas.',
    },
    highlights: {
      title: 'Destacados de la semana',
      sentence:
        'Una vez por semana, las palabras a las que volviste y las mañanas que escribiste, contadas en seis momentos.',
    },
    price: (price: string) => `${price} al mes`,
    priceForVisitors: (price: string) => `Parte de Premium, ${price} al mes`,
    upgrade: 'Pasar a Premium',
    signUp: 'Crear cuenta y empezar',
  },
  fromDevice: 'No hay conexión con Firstlight. Este dispositivo muestra lo que conserva de tu último año.',
}
