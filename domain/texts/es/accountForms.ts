import type { Texts } from '../type.ts'

export const accountForms: Texts['accountForms'] = {
  email: {
    change: {
      field: 'Nuevo correo',
      hint: (email: string) => `${email} sigue en uso hasta que confirmes el nuevo.`,
      words: { save: 'Enviarme un código', pending: 'Enviando…' },
    },
    code: {
      field: 'El código del correo',
      hint: 'Seis cifras, válidas diez minutos.',
      hintOfChange: (email: string) => `Va en camino a ${email}. Seis cifras, válidas diez minutos.`,
      save: 'Confirmar correo',
      pending: 'Confirmando…',
      done: { title: 'Correo confirmado', description: 'Ahora sabemos que es tuyo.' },
    },
  },
  password: {
    current: 'Tu contraseña actual',
    next: 'Nueva contraseña',
    hint: 'Al menos 6 caracteres. Se cierra la sesión en los demás dispositivos.',
    done: 'Contraseña cambiada',
  },
}
