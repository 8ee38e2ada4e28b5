import type { Sentences } from './sentences.ts'

/** How a page reads is not learned in Portuguese, so what is said of an ordinary page fits a hard one too. */
export const portuguese: Sentences = {
  marks: ['“', '”'],
  telling: ['Li {q} duas vezes.', 'Isso fica comigo: {q}.', 'Li {q}, e li de novo.', 'Volto a estas palavras: {q}.'],
  others: ['E também: {o}.', 'E mais: {o}.'],
  plan: ['E para hoje: {p}.', 'Na sua lista de hoje: {p}.', 'Para hoje você anotou {p}.'],
  glad: [],
  plain: [
    'O que você escreveu tem seu lugar aqui.',
    'É bom que estas linhas existam, do jeito que são.',
    'Você tirou um minuto para escrever isto, e ele conta.',
    'Estas linhas ficam guardadas, palavra por palavra.',
  ],
  hard: [
    'Parece um dia difícil, e mesmo assim você o escreveu.',
    'Sinto muito que esteja tão difícil agora.',
    'Há muito peso nesta página. Hoje você pode ir devagar.',
    'Está difícil agora, e aqui não é preciso fingir outra coisa.',
  ],
  quiet: [
    'Se algo nesta página pesa mais do que as palavras, você não precisa carregar isso sem ninguém.',
    'Algumas páginas guardam mais do que dizem. Se esta for uma delas, há alguém com quem falar.',
  ],
  ending: {
    ordinary: ['Que o seu dia seja bom.', 'Que o dia trate você bem.'],
    hard: ['Vá devagar hoje.', 'Hoje não é preciso mais do que isto.'],
  },
  spoken: 'pt',
  inDanger: (emergency) =>
    `Se há perigo agora, para você ou para outra pessoa, ligue primeiro para ${emergency ? `o ${emergency}` : 'a emergência'}.`,
  harm: {
    alcohol: {
      seen: [
        'Há alguma coisa que você preferia não sentir por um tempo. Dá para entender.',
        'O que você escreveu parece mais aguentar firme do que uma noite boa.',
      ],
      care: [
        'Isso costuma esperar o efeito passar. Alguém que escuta ajuda por mais tempo: uma pessoa de confiança, um médico ou uma linha de apoio; findahelpline.com mostra quem atende perto de você.',
      ],
    },
    drugs: {
      seen: [
        'Há alguma coisa que deveria parecer diferente por algumas horas. Dá para entender.',
        'Você escreveu isto em vez de guardar. Aqui é lido, e não é julgado.',
      ],
      care: [
        'Não fique a sós com isso hoje. Uma pessoa de confiança, um médico ou uma linha sobre drogas já ouviu isso antes; findahelpline.com mostra quem atende perto de você.',
      ],
    },
    driving: {
      seen: [
        'Nesta página há um caminho perigoso, para você e para gente que você não conhece.',
        'Pode parecer o caminho curto para casa. Hoje ele não é seguro.',
      ],
      care: [
        'Por favor, deixe o carro onde está. Alguém vai preferir acordar com a sua ligação do que com outra. Se acontece muitas vezes, um médico ou uma linha em findahelpline.com pode ajudar.',
      ],
    },
    gambling: {
      seen: [
        'Por trás deste plano há uma perda, e a esperança de que mais uma rodada a conserte. Essa esperança é muito humana.',
        'Parece menos um jogo do que um peso que precisa ir para algum lugar.',
      ],
      care: [
        'Você não precisa recuperar tudo por conta própria. Uma pessoa que possa ver as contas, ou uma linha sobre jogo, tira parte do peso; findahelpline.com mostra quem atende perto de você.',
      ],
    },
    medication: {
      seen: [
        'Você está pensando em parar com o remédio. Pode haver boas razões para não querer mais.',
        'Viver todos os dias com um remédio já é uma carga.',
      ],
      care: [
        'Por favor, fale antes com quem receitou, ou com uma farmácia; alguns são duros para o corpo quando faltam de repente.',
      ],
    },
    food: {
      seen: [
        'Há dureza com você neste plano, e com certeza uma longa história.',
        'Esta página exige muito de um corpo que só tenta levar você.',
      ],
      care: [
        'Você pode comer hoje, seja lá o que aconteceu ontem. Se é difícil acreditar nisso, conte a uma pessoa de confiança ou a um médico como você está.',
      ],
    },
    violence: {
      seen: [
        'Há raiva nesta página, e ela deve ter suas razões. Aqui ela pode ficar.',
        'Alguma coisa foi longe demais. Que fique dito aqui, e que hoje não passe daqui.',
      ],
      care: [
        'Primeiro ponha distância, e conte a alguém de confiança como estão as coisas. Se está para acontecer, saia de perto e ligue para uma pessoa que possa ficar com você.',
      ],
    },
    partner: {
      seen: [
        'Você não deveria precisar sumir para ter segurança. O que você escreveu importa.',
        'A raiva de outra pessoa não é tarefa sua, e não é culpa sua.',
      ],
      care: [
        'Alguém de fora deveria saber. Para falar, não é preciso ir embora nem decidir nada. Se alguém olha seu celular, ligue de outro.',
      ],
    },
    child: {
      seen: [
        'Ninguém deveria ter medo na própria casa. Você fez bem em escrever.',
        'O que está aqui pesa demais para ser um segredo, e pode ser dito em voz alta.',
      ],
      care: [
        'Por favor, conte hoje a uma pessoa de confiança, com estas mesmas palavras: na escola, ao médico, na vizinhança, na família. Se a primeira não escutar, conte a outra.',
      ],
    },
    trafficking: {
      seen: [
        'O que você ganhou é seu, e seus documentos e seus dias também.',
        'Ninguém pode ser dono do trabalho, dos documentos ou do corpo de outra pessoa. No que você escreveu, a gente acredita.',
      ],
      care: [
        'Você não fez nada de errado. Há pessoas que ajudam exatamente com isso, em sigilo, com ou sem documentos. Se alguém olha seu celular, ligue de outro.',
      ],
    },
    voices: {
      seen: [
        'Isso deve dar muito medo, e é demais para uma pessoa só. Você fez bem em escrever.',
        'O que você descreve leva todas as forças. Foi lido, e é levado a sério.',
      ],
      care: [
        'Você não precisa fazer o que dizem para você. Por favor, fique hoje perto de alguém de confiança, e conte a um médico, com estas mesmas palavras, como é.',
      ],
    },
  },
  about: {},
}
