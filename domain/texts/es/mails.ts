import type { Texts } from '../type.ts'

/** 'sábado 5 de diciembre': without the comma that the day has alone, before words of a sentence. */
const within = (day: string) => day.replace(', ', ' ')

const numbers = ['Ninguna', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete']

export const mails: Texts['mails'] = {
  goodMorning: (name: string) => `Buenos días, ${name}:`,
  goodDay: (name: string) => `Hola, ${name}:`,
  goodDayWithoutName: 'Hola:',
  // They open SMS too, whose alphabet has é and ñ, and no other letter with an accent.
  headlines: [
    'Un momento para ti',
    '¿Qué agradeces hoy?',
    'Hoy te espera una hoja en blanco',
    'Tres cosas buenas, antes de empezar',
    'Empieza desde donde estés',
  ],
  prompt: {
    preview: 'Tres cosas que agradeces, tres pequeños logros.',
    yesterday: (words: string) => `La página de ayer empezaba con «${words}».`,
    text: 'Tres cosas que agradeces, tres pequeños logros. Se tarda más o menos lo que tarda el café.',
    answer:
      'También puedes responder a este correo: lo que agradeces, una línea vacía, tus pequeños logros. Esa es tu página.',
    button: 'Escribir la página de hoy',
    footer: 'Recibes esto a tu hora preferida, los días que aún no tienen página.',
    stop: 'Desactivar el aviso de la mañana',
  },
  reminder: {
    subject: (title: string) => `Tu meta: ${title}`,
    preview: ({ percent, deadline }: { percent: number; deadline: string | undefined }) =>
      deadline === undefined ? `Vas por el ${percent}\u00A0%.` : `${deadline}. Vas por el ${percent}\u00A0%.`,
    asked: 'Nos pediste que te recordáramos esto:',
    progress: ({ percent, deadline }: { percent: number; deadline: string | undefined }) =>
      deadline === undefined ? `Vas por el ${percent}\u00A0%.` : `Vas por el ${percent}\u00A0%. ${deadline}.`,
    next: (step: string) => `Lo siguiente en tu lista: ${step}`,
    button: 'Abrir tu meta',
    footer: 'Recibes esto porque el recordatorio de esta meta está activado.',
    stop: 'No recordarme más esta meta',
  },
  reminders: {
    subject: (count: number) => `Tus metas: ${count} para hoy`,
    asked: 'Nos pediste que te recordáramos esto:',
    more: (count: number) => `Y ${count} más.`,
    button: 'Abrir tus metas',
    footer:
      'Recibes esto porque los recordatorios de estas metas están activados. Llegan en un solo correo porque son muchos.',
    stop: 'Desactivar todos los recordatorios de metas',
  },
  week: {
    subject: (period: string) => `Tu semana, ${period}`,
    preview: (pages: number) =>
      pages === 1 ? 'Una página, y lo que apareció en ella.' : `${numbers[pages]} páginas, y lo que apareció en ellas.`,
    wroteEveryDay: (percent: number) =>
      `La semana pasada escribiste todos los días. Es un ritmo del ${percent}\u00A0%.`,
    wrote: ({ days, percent }: { days: string; percent: number }) =>
      `La semana pasada escribiste estos días: ${days}. Es un ritmo del ${percent}\u00A0%.`,
    themes: 'Lo que agradeciste:',
    areas: (names: string) => `Hacia dónde ibas: ${names}.`,
    button: 'Ver tu semana',
    footer: 'Recibes esto los domingos, sobre la semana que terminó el sábado.',
    stop: 'Desactivar el correo de la semana',
    withoutFigures: {
      preview: 'Está donde la dejaste.',
      text: 'Las páginas de la semana pasada están donde las dejaste. No hay que hacer nada con ellas, y una página nueva te espera para cuando la quieras.',
    },
  },
  emptyWeek: {
    subject: 'Empieza una nueva semana',
    preview: 'Con una página, si quieres.',
    text: 'La semana que pasó no tiene ninguna página. Hay semanas para vivirlas, y no hace falta decir más.',
    begins: (day: string) =>
      `Hoy, ${within(day)}, empieza otra. Si quieres, empiézala con tres cosas que agradeces y tres pequeños logros.`,
    footer: 'Recibes esto los domingos. En Ajustes puedes desactivarlo para después de semanas sin página.',
  },
  test: {
    subject: 'Una prueba, como pediste',
    preview: 'El correo de Firstlight te llega.',
    text: 'El correo de Firstlight te llega. El aviso de la mañana y tus recordatorios hacen el mismo camino.',
    button: 'Abrir Ajustes',
    footer: 'Recibes esto porque pulsaste «Enviar prueba» en Ajustes.',
  },
  answer: {
    written: { subject: (weekday: string) => `Tu página del ${weekday} está escrita`, preview: 'Una carta para ti.' },
    unwritten: {
      subject: (weekday: string) => `Tu respuesta del ${weekday} no se guardó`,
      preview: 'Envíala otra vez, por favor.',
    },
    empty:
      'En tu respuesta no había palabras tuyas, así que no se guardó nada. Escribe, por favor, encima o debajo de lo citado.',
    tooLong: (characters: number) =>
      `Tu respuesta es más larga que una parte de una página, que tiene ${characters} caracteres, así que no se guardó nada. Envía menos, por favor, o escríbelo en tu página.`,
    lacksWins: 'Todavía faltan tus pequeños logros. Responde otra vez con ellos al correo de la mañana, y se añaden.',
    hasAttachments: 'Lo que venía adjunto a tu correo quedó fuera.',
    button: 'Abrir tu página',
    footer: 'Recibes esto porque respondiste al aviso de la mañana.',
  },
  billing: {
    footer: 'Recibes esto porque se trata de tu plan Premium en Firstlight.',
    trialEnding: {
      subject: 'Tu período de prueba de Premium casi termina',
      preview: ({ price, day }: { price: string; day: string | undefined }) =>
        day === undefined ? `Primer cobro, de ${price}, muy pronto.` : `Primer cobro, de ${price}, el ${within(day)}.`,
      text: ({ price, day }: { price: string; day: string | undefined }) =>
        day === undefined
          ? `Tu período de prueba termina pronto. Desde entonces Premium cuesta ${price} al mes, y el primer pago se hace ese día.`
          : `Tu período de prueba termina el ${within(day)}. Desde entonces Premium cuesta ${price} al mes, y el primer pago se hace ese día.`,
      cancel: 'Si prefieres parar, cancela antes de ese día y no se cobra nada.',
      button: 'Ver tu plan',
    },
    paymentFailed: {
      subject: 'Un pago de Premium no se pudo cobrar',
      preview: 'Premium sigue activo mientras lo intentamos otra vez.',
      text: (price: string) =>
        `El banco no aceptó el último pago de ${price} por Premium. Se intenta otra vez en los próximos días, y mientras tanto Premium sigue activo.`,
      newCard: 'Una tarjeta nueva, o hablar con el banco, suele resolverlo.',
      button: 'Ver el pago',
    },
  },
}
