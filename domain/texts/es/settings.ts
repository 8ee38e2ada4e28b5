import type { Texts } from '../type.ts'

export const settings: Texts['settings'] = {
  page: 'Ajustes · Firstlight',
  app: {
    title: 'Apariencia y anuncios',
    theme: 'Tema',
    ads: {
      label: 'Sin anuncios',
      off: 'Parte de Premium.',
      on: 'Activado. Gracias por apoyar Firstlight.',
      action: 'Ver planes',
    },
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  },
  notifications: {
    title: 'Notificaciones',
    next: {
      prompt: (when: string) => `El próximo: ${when}, si para entonces no has escrito.`,
      week: (when: string) => `El próximo: ${when}.`,
    },
    offers: { week: 'Tu semana en una carta corta, los domingos. Parte de Premium.' },
    mailComesBack: '[Los correos a esta dirección vuelven sin entregarse.]',
    emailNotConfirmed: 'Empieza cuando hayas [confirmado tu correo].',
    sms: {
      next: ({ next, phone }: { next: string; phone: string }) => `${next} Va a ${phone}.`,
      notConfirmed: 'Desactivado. Antes hay que confirmar tu número.',
      confirming: 'Empieza cuando hayas confirmado tu número.',
    },
    push: {
      label: 'Aviso de la mañana en este dispositivo',
      howToInstall:
        'En un iPhone o iPad, las notificaciones necesitan Firstlight en la pantalla de inicio: en el menú Compartir, elige «Añadir a pantalla de inicio».',
      blocked:
        'Este navegador bloquea las notificaciones de Firstlight. Puedes permitirlas en sus ajustes para este sitio; después, vuelve a cargar la página.',
      failed: 'Este navegador no pudo activar las notificaciones. Vuelve a intentarlo.',
    },
  },
  messages: {
    title: 'Últimos mensajes',
    label: 'Lo que se envió',
    value: 'Los últimos diez mensajes, y una prueba si la pides.',
  },
  calendar: {
    title: 'Calendario',
    label: 'Metas en tu calendario',
    value: 'Sus fechas y recordatorios en el calendario de tus dispositivos, con una dirección secreta.',
  },
  data: {
    title: 'Datos y privacidad',
    letters: 'Tus cartas',
    byComposer: 'Las escribe Firstlight. Ningún otro servicio lee tus páginas.',
    byModel: (model: string) =>
      `Tu página la lee ${model}, que no guarda nada. Si falla, la carta la escribe Firstlight.`,
    pages: {
      privacy: 'Política de privacidad',
      terms: 'Términos del servicio',
      accessibility: 'Accesibilidad',
      contact: 'Contacto',
    },
  },
  asOnThisDevice: (choice: string) => `${choice}, como en este dispositivo`,
}
