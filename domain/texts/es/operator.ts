import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const operator: Texts['operator'] = {
  ago: {
    seconds: (count: number) => `hace ${count} s`,
    minutes: (count: number) => `hace ${count} min`,
    hours: (count: number) => `hace ${count} h`,
    days: (count: number) => `hace ${count} ${plural('es', count, 'día', 'días')}`,
  },
  health: {
    title: 'Estado',
    asOf: (time: string) => `A las ${time} UTC`,
    again: 'Mirar otra vez',
    looking: 'Mirando…',
    schedules: { minute: 'La tarea de cada minuto', day: 'La tarea diaria' },
    ran: (when: string) => `Última vez: ${when}`,
    notRan: 'No consta que se ejecutara',
    database: (name: string) => `Base de datos ${name}`,
    size: ({ size, share }: { size: string; share: string }) => `${size} MB, ${share}\u00A0% de 10 GB`,
    triedAgain: (what: string) => `${what}: se intentan otra vez`,
    nextTry: ({ count, minutes }: { count: number; minutes: number }) => `${count}, el próximo en ${minutes} min`,
    failedJobs: 'Tareas fallidas',
    noFailedJobs: 'Ninguna',
    failedJob: ({ error, failures, when, state }: { error: string; failures: number; when: string; state: string }) =>
      `${error}, ${failures} ${plural('es', failures, 'vez', 'veces')}, la última ${when}. ${state}`,
  },
  coach: {
    title: 'Cartas',
    writers: {
      openai: 'Escribe un modelo en la dirección de OpenAI',
      'workers-ai': 'Escribe un modelo de Workers AI',
      'own-machine': 'Escribe un modelo en la propia máquina',
      other: 'Escribe un modelo de otro servicio',
      composer: 'Escribe Firstlight, sin modelo',
    },
    noFaults: 'Hoy sin fallos',
    withinADay: (count: string) => `${count} en un día`,
    otherLetters: '«No del todo»',
    noOtherLetters: 'Hoy, ninguna vez',
  },
  messages: {
    title: 'Mensajes de contacto',
    empty: 'Nada que responder',
    from: ({ name, email, when }: { name: string; email: string; when: string }) => `${name}, ${email}, ${when}`,
    fromNotMailed: ({ name, email, when }: { name: string; email: string; when: string }) =>
      `${name}, ${email}, ${when}, aún no enviado al correo de soporte`,
    answer: 'Responder',
    answered: {
      action: 'Marcar como respondido',
      title: '¿Ya se respondió?',
      mailed: 'Se borra aquí. El buzón de soporte conserva su correo.',
      notMailed: 'Se borra aquí, y el buzón de soporte todavía no lo recibió.',
    },
  },
  headlines: {
    title: 'Titulares',
    count: ({ all, on }: { all: number; on: number }) =>
      `${all} ${plural('es', all, 'titular', 'titulares')}, ${on} de ellos en uso`,
    note: 'El aviso de la mañana empieza con uno de ellos, cada día con el siguiente.',
    label: 'Un nuevo titular',
    hint: 'Hasta 80 caracteres simples, porque también abre un SMS.',
    add: 'Añadir',
    isOff: 'Desactivado',
    moveUp: 'Subir',
    switchOff: 'Desactivar',
    switchOn: 'Activar',
  },
}
