import type { Texts } from '../type.ts'

export const register: Texts['register'] = {
  name: 'Nome',
  username: 'Nome de usuário',
  phone: 'Telefone',
  phoneHint: 'Para que cada pessoa tenha uma só conta. SMS só chegam se você ligar isso nos Ajustes.',
  preferredTime: 'Hora preferida da manhã',
  preferredTimeHint: (zone: string) => `No seu fuso horário, ${zone}. Você pode mudar os dois nos Ajustes.`,
  next: 'Continuar',
  save: 'Criar conta',
  pending: 'Criando sua conta…',
  done: { title: 'Boas-vindas ao Firstlight!', description: 'Sua conta foi criada.' },
  failed: 'Não foi possível criar a conta',
  isYou: (provider: string) => `${provider} confirmou que é você. Só falta isto.`,
}
