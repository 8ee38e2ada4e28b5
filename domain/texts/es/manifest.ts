import type { Texts } from '../type.ts'

export const manifest: Texts['manifest'] = {
  description:
    'Una página cada mañana: tres cosas que agradeces, tres pequeños logros y una respuesta que los ha leído.',
  shortcuts: { '/?respond=true': 'Escribir', '/history': 'Historial' },
  screenshots: { narrow: 'La página de hoy', wide: 'La página de hoy y su carta' },
}
