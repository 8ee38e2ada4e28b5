import type { Texts } from '../type.ts'

const advice =
  'Si no fuiste tú, elige enseguida una nueva contraseña, y mira en Ajustes tus dispositivos y tus llaves de acceso.'

export const accountMails: Texts['accountMails'] = {
  notice: {
    button: 'Abrir Ajustes',
    footer: 'Siempre te avisamos cuando se añade o se quita una forma de entrar en tu cuenta.',
  },
  methods: {
    passkey: 'Una llave de acceso',
    otherPasskey: 'una llave de acceso',
  },
  notices: {
    'method-added': ({ method }) => ({
      subject: 'Una nueva forma de entrar',
      preview: `${method} abre ahora tu cuenta.`,
      paragraphs: [`${method} se añadió a tu cuenta hace un momento, y desde ahora la abre.`, advice],
    }),
    'method-removed': ({ method }) => ({
      subject: 'Se quitó una forma de entrar',
      preview: `${method} ya no abre tu cuenta.`,
      paragraphs: [`${method} se quitó de tu cuenta hace un momento, y ya no la abre.`, advice],
    }),
    'account-transferred': ({ method }) => ({
      subject: 'Ahora solo tú puedes entrar',
      preview: `${method} abre tu cuenta, y nada más la abre.`,
      paragraphs: [
        `Entraste con ${method}, y eso demostró que esta dirección es tuya. Se quitaron la contraseña, las llaves de acceso y todos los dispositivos de antes, y la dirección del calendario, porque hasta ahora nadie había demostrado que la dirección fuera suya.`,
        'En Ajustes puedes añadir una llave de acceso. Para poner una contraseña, abre «Recuperar» en la página de entrada.',
      ],
    }),
    'address-changed': () => ({
      subject: 'Se cambió tu dirección',
      preview: 'Durante un día puedes recuperarla.',
      paragraphs: [
        'Tu cuenta de Firstlight tiene desde hace un momento otra dirección de correo. Los correos van allí, y esta dirección ya no abre la cuenta.',
        'Si no fuiste tú, recupérala: esta dirección vuelve a ser la de tu cuenta, y se cierra la sesión en todos los dispositivos. El enlace sirve una vez, durante un día.',
      ],
      button: 'Recuperarla',
      footer: 'Siempre te avisamos cuando cambia la dirección de tu cuenta.',
    }),
    'address-returned': () => ({
      subject: 'Se recuperó tu dirección anterior',
      preview: 'La de antes vuelve a ser la de tu cuenta.',
      paragraphs: [
        'Alguien usó el enlace que enviamos a la dirección que tu cuenta tenía antes. Esa vuelve a ser su dirección, se cerró la sesión en todos los dispositivos, y esta dirección ya no abre la cuenta.',
        'Si no fuiste tú, escríbenos, por favor.',
      ],
      button: 'Escribirnos',
      footer: 'Siempre te avisamos cuando cambia la dirección de tu cuenta.',
    }),
    'username-changed': () => ({
      subject: 'Se cambió tu nombre de usuario',
      preview: 'El de antes ya no abre tu cuenta.',
      paragraphs: [
        'El nombre de usuario de tu cuenta se cambió hace un momento: entras con el nuevo, que está en Ajustes, o con esta dirección. El de antes ya no abre la cuenta.',
        advice,
      ],
    }),
    'feed-made': () => ({
      subject: 'Una nueva dirección de calendario',
      preview: 'Muestra las metas de tu cuenta.',
      paragraphs: [
        'Hace un momento se creó en tu cuenta una dirección para calendarios. Quien la tenga puede leer los títulos, las fechas y los recordatorios de tus metas.',
        'Si no fuiste tú, elige enseguida una nueva contraseña, y mira en Ajustes tus dispositivos y tus llaves de acceso. Allí puedes también desactivar la dirección.',
      ],
    }),
    'number-confirmed': () => ({
      subject: 'Se confirmó un número de teléfono',
      preview: 'Los SMS de ese número pueden escribir tus páginas.',
      paragraphs: [
        'Hace un momento se confirmó un número de teléfono para tu cuenta. Quien tenga ese teléfono puede recibir tu aviso de la mañana, y escribir tu página al responderlo.',
        advice,
      ],
    }),
    'account-barred': () => ({
      subject: 'Tu cuenta está cerrada por ahora',
      preview: 'Hemos cerrado todas las sesiones.',
      paragraphs: [
        'Hace un momento bloqueamos tu cuenta: nadie puede entrar en ella, y se cerró la sesión en todos los dispositivos. Lo que escribiste se conserva.',
        'Si crees que es un error, escríbenos, por favor.',
      ],
      button: 'Escribirnos',
      footer: 'Siempre te avisamos cuando cerramos una cuenta.',
    }),
    'password-changed': ({ others }) => ({
      subject: 'Se cambió tu contraseña',
      preview: 'Se cerró la sesión en los demás dispositivos.',
      paragraphs: [
        'Tu contraseña se cambió hace un momento, y se cerró la sesión en los demás dispositivos.',
        others === undefined
          ? 'Ahora solo la nueva contraseña abre tu cuenta.'
          : `Además de la nueva contraseña, tu cuenta se abre todavía con ${others}. En Ajustes puedes quitar una llave de acceso que no sea tuya.`,
        'Si un calendario muestra tus metas, necesita una dirección nueva, que se crea en Ajustes.',
        'Si no fuiste tú, elige enseguida una nueva contraseña.',
      ],
      button: 'Elegir nueva contraseña',
      footer: 'Siempre te avisamos cuando cambia tu contraseña.',
    }),
  },
  reset: {
    subject: 'Elige una nueva contraseña',
    preview: 'El enlace sirve una vez, durante una hora.',
    text: 'Pediste una nueva contraseña. El enlace de abajo sirve una vez, durante una hora.',
    button: 'Elegir nueva contraseña',
    notYou: 'Si no fuiste tú, no ha cambiado nada y no tienes que hacer nada.',
    footer: 'Recibes esto porque alguien pidió en Firstlight una nueva contraseña para esta dirección.',
  },
  code: {
    subject: (code: string) => `${code} es tu código de Firstlight`,
    preview: 'Sirve durante diez minutos.',
    text: 'Escribe este código en Ajustes para confirmar que esta dirección es tuya. Sirve durante diez minutos.',
    notYou: 'Si no lo pediste, puedes ignorar este correo. Nadie más que tú puede usar el código.',
    footer: 'Recibes esto porque alguien pidió en Firstlight confirmar esta dirección.',
  },
  farewell: {
    subject: 'Tu cuenta ya no existe',
    preview: 'Todo lo que escribiste se ha borrado.',
    text: 'Tu cuenta se borró como pediste, con todo lo que habías escrito en ella. No queda nada que recuperar.',
    thanks: 'Gracias por las mañanas que pasaste aquí. La puerta sigue abierta.',
    footer: 'Este es el último correo que recibes de nosotros.',
  },
}
