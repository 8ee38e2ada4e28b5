import type { Texts } from '../type.ts'

export const frame: Texts['frame'] = {
  language: 'pt',
  back: 'Voltar',
  backToToday: 'Voltar para hoje',
  signIn: 'Entrar',
  gate: {
    mark: 'PREMIUM',
    goals: {
      title: 'Metas e planejamento',
      sentence: 'Uma pequena vitória cresce até virar algo concluído: uma data, algumas etapas e um lembrete discreto.',
    },
    history: {
      title: 'Histórico completo',
      sentence: 'Todas as manhãs que você escreveu, em um só calendário, e uma busca que acha o dia que você quer.',
    },
    highlights: {
      title: 'Destaques da semana',
      sentence:
        'Uma vez por semana, as palavras que mais voltaram e as manhãs que você escreveu, em seis slides curtos.',
    },
    price: (price: string) => `${price} por mês`,
    priceForVisitors: (price: string) => `Parte do Premium, ${price} por mês`,
    upgrade: 'Assinar o Premium',
    signUp: 'Criar conta e começar',
  },
  fromDevice: 'Não há conexão com o Firstlight. Este aparelho mostra o que guarda do seu último ano.',
}
