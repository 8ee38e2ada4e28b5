import type { Texts } from '../type.ts'

export const contact: Texts['contact'] = {
  title: 'Contato',
  description: 'Escreva para as pessoas por trás do Firstlight. A resposta vem em até 24 horas.',
  lede: 'Uma dúvida, uma ideia, algo que deu errado: lemos tudo e respondemos em até 24 horas.',
  name: 'Nome',
  email: 'E-mail',
  subject: 'Assunto',
  message: 'Mensagem',
  send: 'Enviar mensagem',
  sent: 'Mensagem enviada',
  failed: 'A mensagem não foi enviada',
  questions: {
    title: 'Perguntas frequentes',
    sms: {
      question: 'Como paro de receber SMS?',
      answer: 'Desligue em Ajustes → Notificações, ou responda STOP a qualquer mensagem.',
    },
    cancelling: {
      question: 'Como cancelo minha assinatura?',
      answer:
        'Vá a Ajustes → Assinatura e escolha Gerenciar cobrança. O Premium fica aberto até o fim do tempo já pago, e depois disso nada é cobrado.',
    },
    export: {
      question: 'Posso exportar meus dados?',
      answer:
        'Sim, em qualquer plano: Ajustes → Dados e privacidade, “Exportar dados”. Você recebe tudo o que escreveu em um arquivo.',
    },
    security: {
      question: 'Meus dados estão seguros?',
      answer:
        'Sim. Eles são criptografados no caminho e onde ficam salvos, só você pode lê-los aqui, e nunca os vendemos.',
    },
  },
}
