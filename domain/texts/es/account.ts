import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const account: Texts['account'] = {
  list: {
    failed: 'No se pudo cargar la lista',
    pending: 'Buscando…',
  },
  email: {
    again: 'Enviar otro código [para este correo]',
    pending: 'Enviando… [para este correo]',
    done: 'Correo enviado',
    failed: 'Error',
  },
  // Of a passkey and of a device.
  notRemoved: 'No se pudo cambiar',
  waysIn: 'Formas de entrar',
  password: {
    title: 'Contraseña',
    change: 'Cambiar [la contraseña]',
  },
  passkeys: {
    first: 'Entrar sin contraseña',
    another: 'Otro dispositivo',
    explanation: 'Una llave de acceso vive en tu dispositivo y se abre con tu dedo, tu cara o su PIN.',
    add: {
      action: 'Añadir una llave',
      done: { title: 'Llave añadida', description: 'Desde ahora puedes entrar con ella.' },
      failed: 'No se añadió ninguna llave',
    },
    rename: {
      action: (name: string) => `Renombrar [${name}]`,
      field: 'Nombre de esta llave',
    },
    remove: {
      action: (name: string) => `Quitar [${name}]`,
      title: (name: string) => `¿Quitar la llave ${name}?`,
      warning: 'Ya no podrás entrar con ella. Tus otras formas de entrar se quedan.',
      confirm: 'Quitar llave',
      done: { title: 'Llave quitada', description: 'Aquí ya no abre nada.' },
    },
    added: (day: string) => `Añadida el ${day}, aún sin usar`,
    used: (day: string) => `Usada por última vez el ${day}`,
  },
  devices: {
    title: 'Dispositivos',
    device: (name: string, lastDay: string) => `${name}, ${lastDay}`,
    today: 'hoy',
    yesterday: 'ayer',
    isThisOne: 'Este dispositivo',
    signOut: (device: string) => `Cerrar sesión [en ${device}]`,
    others: {
      label: 'Todos los demás dispositivos',
      action: 'Cerrar las demás sesiones',
      title: '¿Cerrar las demás sesiones?',
      warning:
        'En este dispositivo tu sesión sigue abierta. Si un calendario muestra tus metas, necesita una dirección nueva.',
      confirm: 'Cerrar las demás',
    },
    done: (devices: number) =>
      plural('es', devices, 'Sesión cerrada allí', `Sesión cerrada en ${devices} dispositivos`),
  },
  export: {
    title: 'Tus datos',
    explanation: 'Todo lo que escribiste, en un archivo: JSON con todo, o Markdown para leer.',
    json: 'Exportar mis datos',
    markdown: 'En Markdown',
    pending: 'Reuniendo…',
    done: { title: 'Datos exportados', description: 'Tus datos se descargaron.' },
    failed: 'No se pudo exportar',
  },
  import: {
    title: 'Trae tu diario de otra app',
    explanation:
      'De Day One, Journey, Apple Journal, Obsidian y más. Los días que ya escribiste aquí quedan como están.',
    unfinished: (progress: string) =>
      `La última importación no terminó: llegaron ${progress}. El resto puede venir después.`,
    start: 'Importar',
    goOn: 'Seguir',
  },
  deletion: {
    title: 'Borrar mi cuenta',
    explanation: 'Con ella se borra todo lo que escribiste.',
  },
  signOut: {
    title: '¿Quieres cerrar sesión?',
    action: 'Cerrar sesión',
    pending: 'Cerrando sesión…',
    drafts: (count: number) =>
      plural(
        'es',
        count,
        'Un borrador que no enviaste se queda en este dispositivo hasta que entres aquí otra vez.',
        `${count} borradores que no enviaste se quedan en este dispositivo hasta que entres aquí otra vez.`,
      ),
    removeDrafts: (count: number) =>
      plural('es', count, 'Quitarlo de este dispositivo', 'Quitarlos de este dispositivo'),
    done: 'Sesión cerrada',
    failed: 'No se pudo cerrar la sesión',
  },
  device: {
    install: {
      title: 'Instalar Firstlight',
      onApple: 'En el menú Compartir, elige «Añadir a pantalla de inicio». Así se abre como una app.',
      elsewhere: 'En el menú del navegador, elige «Instalar», si aparece. Así se abre como una app.',
    },
    keepDays: {
      title: 'Conservar mis días en este dispositivo',
      on: 'El último año se abre sin conexión, hasta que cierres sesión. Safari puede borrarlo tras siete días sin visitas.',
      off: 'Desactivado. Sin conexión, aquí no se abre nada. Bueno para un dispositivo que usan otras personas.',
    },
  },
}
