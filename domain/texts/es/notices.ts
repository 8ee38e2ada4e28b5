import type { Texts } from '../type.ts'

export const notices: Texts['notices'] = {
  away: {
    text: (day: string) => `Estás fuera hasta el ${day}. Antes no se envía nada.`,
    end: 'Ya volví',
  },
  zone: {
    label: 'Zona horaria',
    text: ({ here, usual }: { here: string; usual: string }) =>
      `Este dispositivo tiene la hora de ${here}. Tus días siguen la de ${usual}.`,
    change: (here: string) => `Cambiar a ${here}`,
    changing: 'Cambiando…',
    keep: (usual: string) => `Seguir con ${usual}`,
  },
  otherPerson: {
    title: 'Cambió la persona en este dispositivo',
    signedIn: 'Otra persona entró en otra pestaña, y aquí se ven ahora sus páginas.',
    signedOut: 'Se cerró tu sesión en otra pestaña.',
    isKept: 'Lo que se escribió aquí antes está guardado en este dispositivo para quien lo escribió, y para nadie más.',
    close: 'Entendido',
  },
  letters: {
    label: 'Quién escribe tus cartas',
    text: (model: string) =>
      `Tu carta puede escribirla ${model}. Para eso lee tu página, y no guarda nada. Sin él, Firstlight escribe la carta por su cuenta. Puedes cambiarlo en Ajustes.`,
    byModel: 'Sí, puede leer mis páginas',
    byComposer: 'No, solo Firstlight',
  },
}
