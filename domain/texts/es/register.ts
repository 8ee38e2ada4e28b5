import type { Texts } from '../type.ts'

export const register: Texts['register'] = {
  name: 'Nombre',
  username: 'Nombre de usuario',
  phone: 'Teléfono',
  phoneHint: 'Para que cada persona tenga una sola cuenta. Solo llegan SMS si los activas en Ajustes.',
  preferredTime: 'Hora preferida por la mañana',
  preferredTimeHint: (zone: string) => `En tu zona horaria, ${zone}. En Ajustes puedes cambiar las dos.`,
  next: 'Continuar',
  save: 'Crear cuenta',
  pending: 'Creando tu cuenta…',
  done: { title: 'Te damos la bienvenida a Firstlight', description: 'Tu cuenta está creada.' },
  failed: 'No se pudo crear la cuenta',
  isYou: (provider: string) => `${provider} nos confirmó quién eres. Solo falta esto.`,
}
