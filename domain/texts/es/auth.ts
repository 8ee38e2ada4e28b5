import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const auth: Texts['auth'] = {
  title: 'Entrar · Firstlight',
  description: 'Entra en tu página de la mañana, o empieza una.',
  heading: {
    visitor: 'Una página para ti',
    waiting: 'Tu página te espera',
    reset: 'Elige una nueva contraseña',
    takeBack: 'Recupera tu dirección',
  },
  tabs: {
    label: 'Formas de entrar',
    login: 'Entrar',
    register: 'Crear cuenta',
    forgot: 'Recuperar',
  },
  google: 'Continuar con Google',
  apple: 'Continuar con Apple',
  notices: {
    sessionEnded: {
      title: 'Tu sesión terminó',
      description: 'Lo que escribiste está a salvo en este dispositivo. Entra y sigue desde ahí.',
    },
    failed: {
      title: 'No se pudo entrar',
      description: 'Vuelve a intentarlo, o entra de otra forma',
    },
    noApple: {
      title: 'Pronto podrás entrar con Apple',
      description: 'Por ahora, entra con Google o crea una cuenta aquí',
    },
    completeProfile: {
      title: 'Completa tu perfil',
      description: 'Termina de crear tu cuenta, por favor',
    },
    appleSignUp: {
      title: 'Entrar con Apple',
      description: 'Crea una cuenta con el correo de tu Apple ID, por favor',
    },
  },
  fields: {
    email: 'Correo',
    password: 'Contraseña',
    passwordHint: 'Al menos 6 caracteres.',
  },
  sharedDevice: {
    label: 'Otras personas usan este dispositivo',
    hint: 'Entonces no conserva ninguna de tus páginas.',
  },
  login: {
    username: 'Nombre de usuario o correo',
    save: 'Entrar',
    pending: 'Entrando…',
    done: { title: '¡Qué bueno verte!', description: 'Ya entraste en tu cuenta.' },
    failed: 'No se pudo entrar',
  },
  forgot: {
    hint: 'Te enviamos un enlace para elegir una nueva contraseña.',
    save: 'Enviar enlace',
    done: 'Correo enviado',
  },
  reset: {
    password: 'Nueva contraseña',
    again: 'Repite la contraseña',
    save: 'Guardar contraseña',
    done: 'Listo',
  },
  recoveryFailed: 'Error',
  takeBack: {
    explanation:
      'La dirección a la que enviamos este enlace vuelve a ser la de tu cuenta, y se cierra la sesión en todos los dispositivos.',
    save: 'Recuperarla',
    pending: 'Recuperándola…',
    done: (email: string) =>
      `${email} vuelve a ser la dirección de tu cuenta, y se cerró la sesión en todos los dispositivos. Elige ahora una nueva contraseña: quien cambió la dirección puede conocer la que tienes.`,
  },
  waiting: {
    more: (lines: number) => `y ${lines} ${plural('es', lines, 'línea', 'líneas')} más`,
    isSent: 'Crea una cuenta y recibirás su carta. O [lee antes una carta].',
    isNotSent: 'Todavía no se ha enviado. Crea una cuenta y sigue desde aquí. O [lee antes una carta].',
  },
}
