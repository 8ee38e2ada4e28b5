import type { Texts } from '../type.ts'

export const phone: Texts['phone'] = {
  number: { label: 'Número do celular', hint: 'Com + e o código do seu país.' },
  code: {
    label: 'O código do SMS',
    hint: (phone: string) => `A caminho de ${phone}. Seis dígitos, válidos por dez minutos.`,
  },
  terms:
    'Uma mensagem a cada manhã, até você escrever, e uma resposta curta quando você responde. Sua operadora pode cobrar por mensagens e dados. Responda STOP para parar, HELP para ajuda.',
  send: 'Enviar um código',
  again: 'Enviar outro código',
  sent: 'Código enviado',
  confirm: 'Confirmar número',
  confirming: 'Confirmando…',
  done: { title: 'Número confirmado', description: 'A partir de agora, o convite da manhã chega por SMS.' },
}
