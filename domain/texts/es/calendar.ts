import type { Texts } from '../type.ts'

export const calendar: Texts['calendar'] = {
  failed: 'No se pudo cargar este ajuste',
  off: {
    label: 'Desactivado',
    value: 'Ningún calendario ve tus metas.',
    forPremium: 'Parte de Premium, como las metas.',
  },
  on: { label: 'Activado', value: (day: string) => `Desde el ${day}.` },
  make: 'Crear dirección',
  making: 'Creando…',
  renew: 'Nueva dirección',
  renewal: {
    title: '¿Crear una nueva dirección?',
    description: 'Desde entonces, la anterior no muestra nada. Tu calendario necesita la nueva.',
    action: 'Crear nueva dirección',
  },
  end: 'Desactivar',
  address: {
    label: 'Dirección para tu calendario',
    hint: 'Solo se muestra ahora. Añádela a tu calendario como dirección; quien la tenga puede leer los títulos de tus metas.',
    copy: 'Copiar dirección',
    copied: 'Copiada',
  },
}
