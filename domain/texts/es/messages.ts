import type { Texts } from '../type.ts'

const at = (time: string) => (/^0?1\D/.test(time) ? `a la ${time}` : `a las ${time}`)

export const messages: Texts['messages'] = {
  empty: { title: 'Nada por ahora', description: 'Aquí aparecerán los últimos diez mensajes.' },
  kinds: { prompt: 'Aviso de la mañana', goal: 'Recordatorio', week: 'Destacados de la semana', test: 'Prueba' },
  titles: {
    email: (kind: string) => kind,
    sms: (kind: string) => `${kind}, por SMS`,
    push: (kind: string) => `${kind}, en tus dispositivos`,
  },
  aboutGoal: ({ title, goal }: { title: string; goal: string }) => `${title}: ${goal}`,
  state: ({ moment, outcome }: { moment: string; outcome: string }) => `${moment} · ${outcome}`,
  moment: {
    today: (time: string) => `Hoy ${at(time)}`,
    yesterday: (time: string) => `Ayer ${at(time)}`,
    earlier: ({ day, time }: { day: string; time: string }) => `${day}, ${at(time)}`,
  },
  outcomes: {
    email: {
      waiting: 'En espera',
      sending: 'En camino',
      sent: 'Enviado',
      'perhaps-sent': 'Probablemente enviado: se perdió la respuesta del servicio de correo',
      failed: 'No enviado: el servicio de correo rechazó tu dirección',
    },
    sms: {
      waiting: 'En espera',
      sending: 'En camino',
      sent: 'Enviado',
      'perhaps-sent': 'Probablemente enviado: se perdió la respuesta del servicio de SMS',
      failed: 'No enviado: el servicio de SMS rechazó tu número',
    },
    push: {
      waiting: 'En espera',
      sending: 'En camino',
      sent: 'Enviado',
      'perhaps-sent': 'Probablemente enviado: se perdió la respuesta del servicio de notificaciones',
      failed: 'No enviado: el servicio de notificaciones lo rechazó',
    },
  },
  deliveries: { sent: 'Enviado', delivered: 'Entregado', undelivered: 'El operador no lo entregó' },
  notSent: 'No enviado',
  skipped: {
    late: 'No enviado: habría llegado con horas de retraso',
    'already-written': 'No enviado: la página ya estaba escrita',
    away: 'No enviado: estabas fuera',
    'not-wanted': 'No enviado: estaba desactivado',
    'no-address': 'No enviado: la dirección no está confirmada',
    'no-premium': 'No enviado: Premium había terminado',
    'goal-gone': 'No enviado: la meta estaba hecha o borrada',
    'opted-out': 'No enviado: el número respondió STOP',
    'no-device': 'No enviado: ningún dispositivo recibe ya notificaciones',
    private: 'No enviado: estas palabras no las ponemos en ningún correo',
    'empty-week': 'No enviado, como elegiste para las semanas sin página',
  },
  send: 'Enviar prueba',
  tests: {
    email: {
      label: '¿Te llega nuestro correo?',
      first: 'Antes, [confirma tu correo].',
      goesTo: (address: string) => `La prueba va a ${address}.`,
      outcomes: {
        waiting: 'El servicio de correo está ocupado. Lo intentamos otra vez en unos minutos.',
        sending: 'La prueba va en camino.',
        sent: 'La prueba está enviada. Mira tu correo y, si no está, la carpeta de spam.',
        'perhaps-sent': 'La prueba probablemente se envió: se perdió la respuesta del servicio de correo.',
        skipped: 'La prueba no se envió. Antes, confirma tu correo.',
        failed: 'El servicio de correo rechazó tu dirección. Quizá tu buzón ya rechazó antes nuestro correo.',
      },
    },
    sms: {
      label: '¿Te llegan nuestros SMS?',
      first: 'Activa antes el aviso de la mañana por SMS: así se confirma tu número.',
      goesTo: (phone: string) => `La prueba va a ${phone}.`,
      outcomes: {
        waiting: 'El servicio de SMS está ocupado. Lo intentamos otra vez en unos minutos.',
        sending: 'La prueba va en camino.',
        sent: 'La prueba está enviada. Debería llegar a tu teléfono en un minuto.',
        'perhaps-sent': 'La prueba probablemente se envió: se perdió la respuesta del servicio de SMS.',
        skipped: 'La prueba no se envió: este número respondió STOP. Responde START a nuestro último SMS, y volverán.',
        failed: 'El servicio de SMS rechazó tu número. Quizá es de un teléfono que no recibe SMS.',
      },
    },
    push: {
      label: '¿Te llegan nuestras notificaciones?',
      goesTo: () => 'La prueba va a cada dispositivo que las tiene activadas.',
      outcomes: {
        waiting: 'El servicio de notificaciones está ocupado. Lo intentamos otra vez en unos minutos.',
        sending: 'La prueba va en camino.',
        sent: 'La prueba está enviada. Debería aparecer en un minuto, si el dispositivo no retiene las notificaciones.',
        'perhaps-sent': 'La prueba probablemente se envió: se perdió la respuesta del servicio de notificaciones.',
        skipped: 'La prueba no se envió: los dispositivos ya no reciben notificaciones. Activa otra vez el aviso.',
        failed: 'El servicio de notificaciones rechazó la prueba. Desactivar y activar el aviso suele ayudar.',
      },
    },
  },
}
