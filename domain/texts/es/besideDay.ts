import type { Texts } from '../type.ts'

export const besideDay: Texts['besideDay'] = {
  mood: { question: '¿Cómo se siente este día?', hint: 'Elígelo otra vez para quitarlo.' },
  carriedOver: 'En la página de mañana, guardado en este dispositivo.',
  takeBack: 'Traer de vuelta',
  onThisDay: 'Un día como hoy',
}
