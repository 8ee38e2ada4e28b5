import type { Texts } from '../type.ts'

export const pushes: Texts['pushes'] = {
  prompt: {
    text: 'Tres cosas que agradeces, tres pequeños logros.',
    write: 'Escribir',
    later: 'Más tarde',
  },
  test: { title: 'Una prueba, como pediste', text: 'Las notificaciones de Firstlight te llegan aquí.' },
  isWritten: 'La página de hoy está escrita',
  isOff: 'Las notificaciones están desactivadas en este dispositivo',
}
