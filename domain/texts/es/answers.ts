import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const minutes = (count: number) => plural('es', count, 'un minuto', `${count} minutos`)

export const answers: Texts['answers'] = {
  fault: 'Algo falló de nuestro lado. Vuelve a intentarlo.',
  invalid: 'Revisa lo que escribiste, por favor.',
  notSignedIn: 'Entra para continuar.',
  needsPremium: 'Esto es parte de Premium.',
  foreignOrigin: 'Esta petición vino de otro sitio.',
  notFound: 'Aquí no hay nada.',
  tooLarge: 'Es más de lo que podemos recibir de una vez.',
  tooMany: {
    soon: 'Demasiados intentos. Espera un momento, por favor.',
    minutes: (count: number) => `Demasiados intentos. Espera ${minutes(count)}, por favor.`,
    hours: (count: number) => `Demasiados intentos. Espera ${count} horas, por favor.`,
  },
  dailyLimit: {
    soon: 'Es más de lo que cabe en un día. Lo guardado está a salvo; sigue en un momento, por favor.',
    minutes: (count: number) =>
      `Es más de lo que cabe en un día. Lo guardado está a salvo; sigue en ${minutes(count)}, por favor.`,
    hours: (count: number) =>
      `Es más de lo que cabe en un día. Lo guardado está a salvo; sigue en ${count} horas, por favor.`,
  },
  notSetUp: {
    address: 'La dirección de este servidor todavía no está configurada.',
    apple: 'Apple todavía no está configurado en este servidor.',
    google: 'Google todavía no está configurado en este servidor.',
    mail: 'El correo todavía no está configurado en este servidor.',
    payments: 'Los pagos todavía no están configurados en este servidor.',
    push: 'Las notificaciones todavía no están configuradas en este servidor.',
    sms: 'Los SMS todavía no están configurados en este servidor.',
    'support mailbox': 'El buzón de soporte todavía no está configurado en este servidor.',
  },
  unavailable: {
    mail: 'El correo no se pudo enviar ahora. Vuelve a intentarlo en unos minutos.',
    sms: 'El SMS no se pudo enviar ahora. Vuelve a intentarlo en unos minutos.',
    payments: 'Ahora no podemos conectar con los pagos. Vuelve a intentarlo en un minuto.',
  },
  session: {
    otherPerson: 'Ahora hay otra persona con la sesión abierta aquí. Vuelve a cargar la página, por favor.',
    signInAgain: {
      passkey:
        'Una llave de acceso se puede añadir en los primeros minutos después de entrar. Entra otra vez, por favor; después vuelves aquí.',
      calendar:
        'Una dirección se puede crear en los primeros minutos después de entrar. Entra otra vez, por favor; después vuelves aquí.',
      operator:
        'Esta pantalla se puede usar en los primeros minutos después de entrar. Entra otra vez, por favor; después vuelves aquí.',
      google:
        'Google se puede vincular en los primeros minutos después de entrar. Entra otra vez, por favor; después vuelves aquí.',
      apple:
        'Apple se puede vincular en los primeros minutos después de entrar. Entra otra vez, por favor; después vuelves aquí.',
    },
    proof: {
      withPassword: 'Entraste hace un rato. Escribe tu contraseña, o entra otra vez: después vuelves aquí.',
      withoutPassword: 'Entraste hace un rato. Entra otra vez, por favor: después vuelves aquí.',
    },
  },
  signIn: {
    busy: 'Ahora mismo entra mucha gente. Vuelve a intentarlo en unos segundos.',
    wrong: 'El nombre de usuario y la contraseña no coinciden.',
    identityLost: 'Pasó demasiado tiempo. Empieza otra vez con Google o Apple.',
  },
  taken: {
    username: 'Este nombre de usuario ya está en uso. Elige otro.',
    email: 'Ya hay una cuenta con este correo. Prueba a entrar.',
    phone: 'Escribe un número de teléfono válido que no esté en otra cuenta, o entra en esa cuenta.',
  },
  password: {
    wrong: 'Esa no es tu contraseña.',
    none: 'Tu cuenta todavía no tiene contraseña. Puedes poner una con «Recuperar», en la página de entrada.',
    linkSent: 'Si una cuenta tiene esta dirección, va en camino un enlace para elegir una nueva contraseña.',
    linkSpent: 'Este enlace ya se usó o caducó. Pide uno nuevo.',
    changed: 'Tu nueva contraseña ya vale. Entra con ella.',
    changedHere: 'Tu nueva contraseña ya vale. Se cerró la sesión en todos los demás dispositivos.',
  },
  passkey: {
    notAccepted: 'Esa llave de acceso no funcionó. Vuelve a intentarlo, o entra de otra forma.',
    notAdded: 'No se pudo añadir esa llave de acceso. Vuelve a intentarlo.',
    alreadyThere: 'Esta llave de acceso ya está en uso.',
    tooMany: 'Ya tienes todas las llaves de acceso que podemos guardar. Quita una antes.',
    lastMethod:
      'Nada más abre tu cuenta. Añade antes otra forma de entrar: una llave de acceso, o una contraseña con «Recuperar», en la página de entrada.',
  },
  account: {
    returnSpent:
      'Este enlace no funciona aquí. Ya se usó, o pasó su día, o hay otra persona con la sesión abierta en este navegador.',
    confirmation: 'Escríbelo exactamente como se muestra.',
    unknown: 'Nadie tiene esta dirección.',
    closed: 'Esta cuenta se está borrando.',
    unproven: 'La dirección todavía no está demostrada. La persona la confirma con un código en Ajustes.',
  },
  code: {
    sent: (to: string) => `Un código va en camino a ${to}.`,
    nothingToConfirm: 'Aquí ya no queda nada que confirmar.',
    spent: 'Este código ya no sirve. Pide uno nuevo.',
    wrong: 'Ese no es el código que enviamos.',
  },
  email: {
    same: 'Esa ya es tu dirección.',
    confirmedElsewhere: 'Esta dirección está confirmada en otra cuenta. Solo puede estar en una.',
  },
  phone: {
    noCountry: 'Escribe tu número con + y el código de su país.',
    noCountryInField: 'Escríbelo con + y el código de su país',
    refused: 'A este número no se pueden enviar SMS.',
    optedOut:
      'Este número respondió STOP, así que no le enviamos nada. Responde START a nuestro último SMS, y vuelven.',
    confirmedElsewhere: 'Este número está confirmado en otra cuenta. Solo puede estar en una.',
    changed: 'Tu número cambió mientras tanto. Pide otro código.',
    unconfirmed: 'Confirma antes tu número de teléfono.',
  },
  entry: {
    notFound: 'Aquí no hay ninguna página.',
    dayIsWritten: 'Este día ya tiene una página.',
    hasChanged: 'Esta página cambió mientras tanto.',
    noOtherLetter: 'Ahora no se pudo escribir otra carta. Esta se queda.',
    noMoreLetters: 'Hoy no hay más cartas para esta página. Esta se queda.',
    dayToCome: 'Elige un día que no sea posterior a mañana.',
    noQuestion: 'Escribe una pregunta',
    diaryOfToday: 'Sin Premium, solo se importan diarios de días pasados.',
  },
  goal: {
    notFound: 'Aquí no hay ninguna meta.',
    wasDeleted: 'Esta meta se creó antes, y después se borró.',
    hasChanged: 'Esta meta cambió mientras tanto.',
    full: 'Tus metas llegaron a 1 MB de texto, lo máximo que cabe en una cuenta. No se pierde nada, y una meta borrada hace sitio.',
    tooMany: 'Ya tienes todas las metas que podemos guardar. Borra una antes.',
  },
  journal: {
    moving: 'Tus páginas se están mudando a otro lugar. Vuelve a intentarlo en un momento.',
    moved: 'Tus páginas acaban de mudarse. Vuelve a intentarlo.',
    full: (size: string) =>
      `Tus páginas llegaron a ${size}, lo máximo que cabe en una cuenta. No se pierde nada, y una página borrada hace sitio.`,
    fullUntilConfirmed: (size: string) =>
      `Tus páginas llegaron a ${size}, lo máximo que cabe hasta que confirmes tu correo en Ajustes. No se pierde nada, y después hay sitio para más.`,
    fullForNow: (size: string) =>
      `Tus páginas llegaron a ${size}, lo máximo que cabe por ahora. No se pierde nada, y con cada día hay sitio para más.`,
    noRoom: 'Solo hay sitio para la página de hoy, hasta que hagamos más. No se pierde nada.',
  },
  message: {
    noAddress: 'Confirma antes tu correo: no enviamos a ninguna otra dirección.',
    noNumber: 'Confirma antes tu número: no enviamos SMS a ningún otro.',
    noDevice: 'Activa antes el aviso de la mañana en un dispositivo.',
    unknown: 'Este enlace es demasiado antiguo, o no está completo. Cada mensaje se puede desactivar en la app.',
    unknownPushService: 'No conocemos el servicio de notificaciones de este navegador.',
  },
  billing: {
    alreadyActive: 'Ya tienes Premium activo.',
    noCustomer: 'Todavía no hay pagos: desde esta cuenta nunca se compró nada.',
  },
  device: {
    name: (browser: string, system: string) => `${browser} en ${system}`,
    unknown: 'Un dispositivo desconocido',
  },
  contactSent: 'Te respondemos en menos de 24 horas.',
}
