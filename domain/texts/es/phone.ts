import type { Texts } from '../type.ts'

export const phone: Texts['phone'] = {
  number: { label: 'Teléfono móvil', hint: 'Con + y el código de tu país.' },
  code: {
    label: 'El código del SMS',
    hint: (phone: string) => `Va en camino a ${phone}. Seis cifras, válidas diez minutos.`,
  },
  terms:
    'Un mensaje cada mañana hasta que escribas, y una respuesta corta cuando respondes. Tu operador puede cobrar mensajes y datos. Responde STOP para terminar, HELP para recibir ayuda.',
  send: 'Enviarme un código',
  again: 'Enviar otro código',
  sent: 'Código enviado',
  confirm: 'Confirmar número',
  confirming: 'Confirmando…',
  done: { title: 'Número confirmado', description: 'Desde ahora, el aviso de la mañana llega por SMS.' },
}
