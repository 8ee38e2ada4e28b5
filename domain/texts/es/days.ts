import type { Texts } from '../type.ts'

export const days: Texts['days'] = {
  unknown: {
    title: 'No se pudo consultar este día',
    begun: 'Lo que escribiste está guardado en este dispositivo.',
    text: 'Si el día ya tiene una página, no se reemplaza nada: verás las dos y podrás elegir.',
    looking: 'Buscando…',
  },
  unwritten: {
    title: '¿Empezamos el día?',
    text: 'Tres cosas que agradeces, tres pequeños logros y una respuesta que los ha leído.',
    begin: 'Empezar la página de hoy',
  },
  past: {
    title: 'Página pasada',
    text: 'No hay ninguna página en esta fecha.',
    goOn: 'Seguir con lo que empezaste',
  },
  toCome: { title: 'Este día está por llegar', text: 'Su página aparecerá aquí cuando empiece.' },
  toToday: 'Ir a Hoy',
  wrongClock: {
    title: 'El reloj de este dispositivo no parece estar en hora',
    text: (here: string, there: string) =>
      `Según este reloj, hoy es ${here}, y tu página se guardaría en ese día. Según el nuestro, hoy es ${there}. Puedes poner el reloj en hora, o seguir en nuestra fecha con lo que escribiste.`,
    writeFor: (date: string) => `Escribir para el ${date}`,
  },
}
