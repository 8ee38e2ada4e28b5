import type { Texts } from '../type.ts'

/** 'a la 1:05' or 'a las 2:05' */
const at = (time: string) => `a la${/^0?1\b/.test(time) ? '' : 's'} ${time}`

export const common: Texts['common'] = {
  language: 'es',
  advertisement: 'Anuncio',
  back: 'Volver',
  backToSettings: 'Volver a Ajustes',
  backToToday: 'Volver a Hoy',
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Borrar',
  done: 'Listo',
  edit: 'Editar',
  fromDevice: 'No hay conexión con Firstlight. Este dispositivo muestra lo que conserva de tu último año.',
  loading: 'Cargando',
  openingToday: 'Abriendo tu página',
  models: {
    'workers-ai': 'un modelo de Cloudflare Workers AI',
    openai: 'un modelo de OpenAI',
    'own-machine': 'un modelo en la misma máquina que este sitio',
    other: 'un modelo de otro servicio, elegido por este sitio',
  },
  save: 'Guardar',
  saving: 'Guardando…',
  sending: 'Enviando…',
  signIn: 'Entrar',
  site: {
    title: 'Firstlight: una página cada mañana, con respuesta',
    description: 'Cada mañana, tres cosas que agradeces, tres pequeños logros y una respuesta que los ha leído.',
  },
  tryAgain: 'Reintentar',
  undo: 'Deshacer',
  hide: 'Ocultar',
  show: 'Mostrar',
  nothing: 'Nada',
  skipToContent: 'Ir al contenido',
  navigation: {
    label: 'Principal',
    premium: ', Premium',
    '/': 'Hoy',
    '/goals': 'Metas',
    '/weekly-highlights': 'Destacados',
    '/history': 'Historial',
    '/settings': 'Ajustes',
    '/subscription': 'Planes',
    subscribed: 'Premium',
  },
  when: {
    today: (time) => `hoy ${at(time)}`,
    tomorrow: (time) => `mañana ${at(time)}`,
    later: ({ day, time }) => `el ${day} ${at(time)}`,
  },
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  toasts: {
    label: 'Avisos',
    problem: 'Problema:',
    close: 'Cerrar este mensaje',
  },
  notOpened: {
    title: 'No se pudo abrir',
    whatToDo: 'Revisa tu conexión y vuelve a intentarlo.',
    sentence: 'No se pudo abrir. Revisa tu conexión y vuelve a intentarlo.',
    part: 'No se pudo cargar esta parte. Revisa tu conexión y vuelve a intentarlo.',
  },
  otherScreen: {
    failed: 'No se pudo abrir esa página',
    offline: 'En este momento no hay conexión. Aquí todo queda como está; vuelve a intentarlo.',
    missing:
      'No se pudieron cargar algunos de sus archivos. Aquí todo queda como está; vuelve a intentarlo. Si no ayuda, carga la página completa; lo que no esté guardado aquí puede perderse.',
    loadInFull: 'Cargar completa',
    stay: 'Quedarme aquí',
  },
  trouble: {
    saved: 'Todo lo que habías guardado está a salvo.',
    today: 'Ir a Hoy',
    whoIsHere: 'No pudimos saber quién está aquí',
    stumbled: 'Esta página tropezó',
    whatToDo:
      'Algo falló al mostrarla. Intentarlo otra vez suele ayudar; si no, escríbenos desde la página de contacto.',
  },
  errors: {
    unknown: 'Algo falló. Vuelve a intentarlo.',
    noAnswer: 'Firstlight no responde en este momento.',
    offline: 'Parece que no tienes conexión.',
    tryInAMoment: (happened: string) => `${happened} No se pierde nada: vuelve a intentarlo en un momento.`,
    tryWhenConnected: (happened: string) =>
      `${happened} No se pierde nada: vuelve a intentarlo cuando regrese la conexión.`,
    endsLater: 'El servidor no responde. Cerrará la sesión antes de volver a mostrar algo aquí.',
    noSession:
      'Este navegador no conservó la sesión. Permite las cookies de este sitio, o usa otra ventana u otro navegador.',
  },
  needsScripts:
    'Para escribir y para entrar, Firstlight necesita JavaScript. Permítelo para este sitio en los ajustes de tu navegador y vuelve a cargar la página.',
}
