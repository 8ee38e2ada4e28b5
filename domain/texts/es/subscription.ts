import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

/** 'sábado 5 de diciembre': without the comma that the day has alone, before words of a sentence. */
const within = (day: string) => day.replace(', ', ' ')

export const subscription: Texts['subscription'] = {
  title: 'Suscripción',
  error: 'Error',
  period: '/ mes',
  terms: {
    now: (price: string) => `${price} hoy, y después cada mes hasta que canceles.`,
    trial: ({ days, price, day }: { days: number; price: string; day: string }) =>
      `Gratis durante ${plural('es', days, 'un día', `${days} días`)}. Primer cobro, de ${price}, el ${within(day)}; después, cada mes hasta que canceles. Si cancelas antes de ese día, no se cobra nada.`,
    later: 'La página siguiente dice qué se cobra y cuándo, antes de que pagues.',
  },
  plans: {
    isCurrent: 'Tu plan',
    free: {
      name: 'Gratis',
      parts: {
        writing: 'Gratitud y reflexión de cada día',
        letters: 'Cartas básicas de IA',
        prompts: 'Avisos por SMS',
        ads: 'Anuncios',
      },
    },
    premium: {
      name: 'Premium',
      parts: {
        free: 'Todo lo del plan Gratis',
        noAds: 'Sin anuncios',
        diary: 'Diario privado',
        goals: 'Metas con seguimiento',
        highlights: 'Destacados de la semana',
        history: 'Historial completo',
        letters: 'Cartas Premium de IA',
      },
    },
    ownDays: 'Las colinas de tus últimos días. Lo que escribiste es tuyo en los dos planes, para leerlo y llevártelo.',
  },
  start: 'Elegir Premium',
  startTrial: 'Probar Premium',
  employee: {
    title: 'Todo está abierto para ti, porque trabajas aquí',
    ads: 'Los anuncios solo desaparecen con una suscripción.',
  },
  ended: {
    title: 'Premium terminó',
    day: (day: string) =>
      `Estuvo activo hasta el ${within(day)}. Todo lo que escribiste está guardado, y puedes leerlo y llevártelo.`,
    invoices: 'Ver tus facturas',
  },
  active: {
    title: 'Premium activo',
    cancelled: (day: string) =>
      `La suscripción está cancelada. Premium sigue activo hasta el ${within(day)}, y no se cobra nada más. Hasta entonces puedes deshacer la cancelación.`,
    trial: ({ price, day }: { price: string; day: string }) =>
      `Tu período de prueba dura hasta el ${within(day)}. Ese día se hace el primer cobro, de ${price}, si no cancelas antes.`,
    pastDue: 'Por ahora, todo está abierto para ti.',
    renewed: ({ price, day }: { price: string; day: string }) =>
      `Todo está abierto para ti, sin anuncios. Próximo cobro, de ${price}, el ${within(day)}.`,
    open: 'Todo está abierto para ti, sin anuncios.',
    manage: 'Gestionar pagos',
    manageNote: 'Facturas, forma de pago, cancelación. Abre otra pestaña.',
  },
  pastDue: {
    title: 'El último pago no se pudo cobrar',
    whatToDo:
      'Premium sigue activo mientras se intenta otra vez en los próximos días. Una tarjeta nueva, o hablar con el banco, suele resolverlo: elige Gestionar pagos.',
  },
  paid: {
    title: 'Pago realizado',
    welcome: 'Te damos la bienvenida a Firstlight Premium',
    looking: 'Comprobando tu pago…',
    unknown: 'Tu pago todavía no está confirmado',
    unknownNote: 'El banco puede necesitar un momento. Nada se cobra dos veces.',
    again: 'Mirar otra vez',
    lookingAgain: 'Comprobando…',
  },
  checkout: {
    pageTitle: 'Pago',
    title: 'Completa tu suscripción',
    back: 'Volver a los planes',
    loading: 'El formulario de pago se está cargando.',
    notBegun: 'No se pudo empezar el pago',
    notCharged: (reason: string) => `${reason} No se cobró nada.`,
    already: { title: 'Ya tienes Premium', note: 'No hay nada que pagar.', seePlan: 'Ver tu plan' },
    pay: 'Suscribirme a Premium',
    paying: 'Procesando…',
    failed: 'El pago no se hizo',
    notSent: 'No se pudo enviar el pago. Revisa la conexión y vuelve a intentarlo.',
    notLoaded: 'No se pudo cargar el formulario de pago. Revisa la conexión y vuelve a cargar la página.',
    refused: 'No se aceptó la tarjeta.',
    stripe: 'El pago lo recibe Stripe. El número de tu tarjeta nunca llega a Firstlight.',
  },
}
