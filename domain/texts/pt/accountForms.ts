import type { Texts } from '../type.ts'

export const accountForms: Texts['accountForms'] = {
  email: {
    change: {
      field: 'Novo e-mail',
      hint: (email: string) => `${email} continua em uso até você confirmar o novo.`,
      words: { save: 'Enviar um código', pending: 'Enviando…' },
    },
    code: {
      field: 'O código do e-mail',
      hint: 'Seis dígitos, válidos por dez minutos.',
      hintOfChange: (email: string) => `A caminho de ${email}. Seis dígitos, válidos por dez minutos.`,
      save: 'Confirmar e-mail',
      pending: 'Confirmando…',
      done: { title: 'E-mail confirmado', description: 'Agora sabemos que ele é seu.' },
    },
  },
  password: {
    current: 'Sua senha atual',
    next: 'Nova senha',
    hint: 'Pelo menos 6 caracteres. Todos os outros aparelhos saem da conta.',
    done: 'Senha alterada',
  },
}
