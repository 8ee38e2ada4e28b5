import type { Texts } from '../type.ts'

export const preview: Texts['preview'] = {
  title: 'Adelanto · Firstlight',
  description:
    'Mira la respuesta que Firstlight escribe a tres cosas que agradeces y tres pequeños logros, antes de crear una cuenta.',
  heading: 'Tu mañana, con respuesta',
  sections: { gratitudeText: 'Tu gratitud', goalsText: 'Tus metas' },
  empty: 'Escribe primero una línea o dos en la página de inicio, y aquí tendrán respuesta.',
  toFront: 'Ir a la página de inicio',
  join: 'Crear cuenta',
  offer: 'Crea una cuenta para guardar esta página y encontrar una nueva cada mañana. No cuesta nada.',
  asToday: 'Verla como tu página de hoy',
  tooLong: {
    title: 'Esto no cabe en una página',
    section: (section: string, most: number) => `En «${section}» caben ${most.toLocaleString('es')} caracteres.`,
    shorten: 'No se pierde nada. [Acórtalo en la página de inicio] y tendrá respuesta.',
  },
  fallback:
    '¡Qué buena manera de empezar! Nombraste lo bueno y elegiste hacia dónde ir. Lleva las dos cosas contigo, y que el día se apoye en ellas, paso a paso.',
  noReply: 'No se pudo cargar tu respuesta. Revisa tu conexión y vuelve a intentarlo.',
  today: {
    fallback:
      '¡Qué bonita manera de empezar el día! Lo que agradeces y lo que te propones hablan de intención y de sentido. Que este impulso te acompañe todo el día.',
    signInFirst: 'Entra para continuar',
    signInToKeep: 'Entra para guardar esta página',
    keep: {
      title: 'Guarda esta página',
      text: 'Por ahora está solo en esta pestaña. Con una cuenta será tu primera mañana, y las siguientes vendrán después.',
      signUp: 'Crear cuenta y guardarla',
    },
    diary: {
      inTab: 'Guardado en esta pestaña',
      onlyInPage:
        'Este navegador no tiene espacio para tus palabras: están solo en esta página. Crea tu cuenta desde aquí y vendrán contigo.',
    },
  },
}
