import type { Texts } from '../type.ts'

/** 'viernes 27 de noviembre': without the comma that the day has alone, before words of a sentence. */
const within = (day: string) => day.replace(', ', ' ')

export const unsent: Texts['unsent'] = {
  title: 'Lo que no se envió',
  save: 'Guardar',
  send: 'Enviar',
  tryAgain: 'Reintentar',
  goOn: 'Seguir con esto',
  openDay: 'Ir a ese día',
  choose: 'Ver ambas y elegir',
  page: (date: string) => `Tu página del ${within(date)}`,
  texts: (date: string) => `Lo que escribiste para el ${within(date)}`,
  happened: {
    forPremium: 'Tu plan ahora no tiene Premium, y el diario es parte de él.',
    pageDeleted: 'La página de este día se borró.',
    pageExists: 'Este día ya tiene una página.',
    changedElsewhere: 'Este día también cambió en otro lugar.',
    carriedOver: 'Pasó a otro día, y se puede enviar cuando llegue.',
    notSent: 'No se envió.',
    notYetSent: 'Todavía no se ha enviado.',
    nothingToMark: 'La página de este día se borró, así que no hay nada que marcar.',
  },
  onDevice: 'Tus palabras están guardadas en este dispositivo.',
  nothingReplaced: 'No se reemplaza nada hasta que elijas.',
  later: 'Se podrán guardar cuando el día vuelva a tener una página.',
  choices: { title: (date: string) => `Lo que dijiste del ${within(date)}`, none: 'Sin indicar' },
  ticks: { title: (date: string) => `Tus pequeños logros del ${within(date)}`, done: 'Hechos', undone: 'Sin hacer' },
  beforeSignIn: {
    title: 'Escrito aquí antes de entrar',
    text: 'No se envió, y está solo en esta pestaña.',
    take: 'Ponerlo en mi página',
  },
  besidePage: {
    title: 'En este dispositivo hay otra cosa que escribiste para este día',
    text: 'La página de abajo es la versión guardada. No se reemplaza nada si tú no lo dices.',
    tooLong: { title: 'No cabe en una página', description: 'Acórtalo, y guárdalo después.' },
  },
  settings: {
    title: 'Tus ajustes',
    notSent: 'Todavía no se han enviado. Están guardados en este dispositivo.',
    link: 'Ir a Ajustes',
  },
}
