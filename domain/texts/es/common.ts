import type { Texts } from '../type.ts'

/** 'a la 1:05' or 'a las 2:05' */
const at = (time: string) => `a la${/^0?1\b/.test(time) ? '' : 's'} ${time}`

export const common: Texts['common'] = {
  advertisement: 'Anuncio',
  backToSettings: 'Volver a Ajustes',
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Borrar',
  edit: 'Editar',
  loading: 'Cargando',
  openingToday: 'Abriendo tu página',
  save: 'Guardar',
  saving: 'Guardando…',
  sending: 'Enviando…',
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
  length: {
    of: (length: string, max: string) => `${length} de ${max} caracteres`,
    over: (over: string, isOne: boolean) =>
      isOne ? 'Sobra 1 carácter para guardarlo' : `Sobran ${over} caracteres para guardarlo`,
  },
  notice: { note: 'Nota:', done: 'Listo:', warning: 'Atención:', danger: 'Problema:' },
  selectDate: 'Elegir fecha',
  hour: 'Hora',
  minute: 'Minuto',
  signInAgain: { action: 'Entrar de nuevo', pending: 'Cerrando sesión…' },
  seePremium: 'Ver Premium',
}
