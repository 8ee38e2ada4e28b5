import type { LetterLines } from '../letter-lines.ts'

/** “Sábado” and “domingo” are masculine, the other days feminine. */
function onDay(day: string): string {
  if (/^\d/u.test(day)) return `no dia ${day.replace(/^1 /u, '1º ')}`
  return /^(?:sábado|domingo)$/u.test(day) ? `no ${day}` : `na ${day}`
}

/** The Portuguese of Brazil. The sentences do not show the gender of the writer. */
export const portuguese: LetterLines = {
  marks: ['“', '”'],
  days: { locale: 'pt-BR', yesterday: 'ontem', on: onDay },
  greeting: [
    ['Bom dia', 'Olá', 'Oi', 'Um bom dia para você', 'Olá, bom dia', 'Que bom ter você aqui'],
    [
      ', {name}.',
      ', {name}. Hoje é {weekday}.',
      ', {name}. Li a sua página.',
      ', {name}; a sua página chegou.',
      ', {name}. É {weekday}, e li a sua página.',
    ],
  ],
  greetings: ['Bom dia.', 'Olá.', 'Oi.', 'Que bom ter você aqui.'],
  lead: {
    bright: [
      [
        'Eu sorri ao ler {q}',
        'Que bom ler {q}',
        'Gosto da linha {q}',
        'Dá gosto ler {q}',
        'Fico feliz ao ler {q}',
        'Gostei de ler {q}',
        'Guardo a linha {q}',
        'Que alegria ler {q}',
      ],
      [
        '.',
        ', palavra por palavra.',
        ', com as suas próprias palavras.',
        '; agradeço por essas palavras.',
        ', e ainda estou sorrindo.',
        ', e leio de novo com calma.',
        ', e paro um momento.',
        '; é por aí que começo hoje.',
      ],
    ],
    open: [
      [
        'Paro na linha {q}',
        'Leio primeiro {q}',
        'Você escreve {q}',
        'Na sua página leio {q}',
        'Volto à linha {q}',
        'Hoje a página diz {q}',
        'Guardo a linha {q}',
        'Você escreveu {q}',
      ],
      [
        '.',
        ', e não tenho pressa.',
        ', e fico aqui um momento.',
        '; agradeço por essas palavras.',
        ', e não acrescento nada.',
        ', e vou devagar.',
        ', e deixo essas palavras como estão.',
        ', e leio de novo.',
      ],
    ],
    hard: [
      [
        'Li devagar {q}',
        'Paro na linha {q}',
        'A sua página diz {q}',
        'Leio {q}',
        'Volto à linha {q}',
        'Antes de tudo, leio {q}',
        'Você escreveu {q}',
        'Você escreve {q}',
      ],
      [
        '.',
        '; você não precisa explicar nada.',
        ', e aqui há lugar para isso.',
        '; não tenho uma resposta.',
        ', e não tenho pressa.',
        ', e isso pode ficar assim.',
        '; não acrescento nada.',
        ', e fico aqui um momento.',
      ],
    ],
    sorry: [
      [
        'Sinto muito que você tenha precisado escrever {q}',
        'Sinto muito ao ler {q}',
        'Leio {q}, e sinto muito',
        'A sua página diz {q}, e sinto muito',
        'Você escreveu {q}, e sinto muito',
        'Sinto muito por você ao ler {q}',
        'Li devagar {q}, e sinto muito',
        'Paro na linha {q}, e sinto muito',
      ],
      [
        '.',
        '; não vou passar por isso depressa.',
        '; não tenho uma resposta.',
        '; você não precisa explicar nada.',
        '; não tenho pressa.',
        '; aqui há lugar para isso.',
        '; não acrescento nada.',
        '; fico aqui um momento.',
      ],
    ],
  },
  together: {
    bright: [
      [
        '{all}: assim dá gosto ler',
        'Eu sorri ao ler {all}',
        'Que bom ler {all}',
        'Dá gosto ler {all}',
        'Fico feliz ao ler {all}',
        'Gostei de ler {all}',
        'Que alegria ler {all}',
        'Que página: {all}',
      ],
      [
        '.',
        ', nessa ordem.',
        ', palavra por palavra.',
        ', com as suas próprias palavras.',
        ', linha por linha.',
        ', e ainda estou sorrindo.',
        ', e eu não tiraria nada.',
        '; agradeço por essas palavras.',
      ],
    ],
    open: [
      [
        '{all}: é o que a página diz hoje',
        'Leio {all}',
        'Você anotou {all}',
        'Na sua página leio {all}',
        'Hoje a página diz {all}',
        'Você escreve {all}',
        'Você escreveu {all}',
        'Hoje leio {all}',
      ],
      [
        '.',
        ', nessa ordem.',
        ', palavra por palavra.',
        ', com as suas próprias palavras.',
        ', linha por linha.',
        ', e não tenho pressa.',
        ', e eu não tiraria nada.',
        '; agradeço por essas palavras.',
      ],
    ],
  },
  rest: [
    ['Depois', 'E depois', 'Logo depois', 'Em seguida', 'E em seguida', 'Além disso,', 'Ao lado', 'Na mesma página'],
    [
      ' você escreveu {qs}.',
      ' leio {qs}.',
      ' você escreve {qs}.',
      ' você anotou {qs}.',
      ' encontro {qs}.',
      ' vejo {qs}.',
      ' você colocou {qs}.',
      ' li {qs}.',
    ],
  ],
  plans: {
    calm: [
      [
        'Para hoje',
        'Para o dia',
        'Para mais tarde',
        'Para depois',
        'E para hoje',
        'E para o dia',
        'E para mais tarde',
        'Para o resto do dia',
      ],
      [
        ' você anotou {ps}.',
        ' você tem {ps}.',
        ' leio {ps}.',
        ' você escreveu {ps}.',
        ' você escreve {ps}.',
        ' você colocou {ps}.',
        ' vejo {ps}.',
        ' a lista diz {ps}.',
      ],
    ],
    hard: [
      [
        'Em algum momento do dia',
        'Para hoje',
        'Para mais tarde',
        'Mais tarde',
        'Para depois',
        'Se o dia deixar,',
        'Quando der,',
        'Ao longo do dia',
      ],
      [
        ' há {p}.',
        ' há também {p}; o resto pode esperar.',
        ' há {p}, e ninguém está contando.',
        ' há {p}, sem pressa.',
        ' há {p}; não é preciso mais.',
        ' há {p}, ou amanhã.',
        ' há {p}, devagar.',
        ' ainda há {p}; a lista pode esperar.',
      ],
    ],
  },
  terse: [
    [
      '{all}, depois {ps}.',
      'Primeiro {all}, depois {ps}.',
      '{all}, e para mais tarde {ps}.',
      '{all}; para o dia, {ps}.',
      'Você escreve {all}, e para hoje {ps}.',
      '{all} para começar, depois {ps}.',
      '{all}, e em seguida {ps}.',
      'Leio {all}, e para hoje {ps}.',
    ],
    [
      '',
      ' Até amanhã.',
      ' Tenha um bom dia.',
      ' Li tudo.',
      ' Agradeço por essas palavras.',
      ' Desejo a você um bom dia.',
      ' Até logo.',
      ' Que seja um bom dia.',
    ],
  ],
  terseThanks: [
    [
      '{all}.',
      'Você escreve {all}.',
      'Você escreveu {all}.',
      'A página diz {all}.',
      'Leio {all}.',
      'Hoje leio {all}.',
      'Hoje a página diz {all}.',
      'Você anotou {all}.',
    ],
    [
      '',
      ' Até amanhã.',
      ' Tenha um bom dia.',
      ' Li tudo.',
      ' Agradeço por essas palavras.',
      ' Desejo a você um bom dia.',
      ' Até logo.',
      ' Que seja um bom dia.',
    ],
  ],
  bare: [
    [
      'Li a sua página',
      'Hoje a minha carta é curta',
      'Hoje escrevo pouco',
      'Vi a sua página',
      'Você abriu a página',
      'Hoje há silêncio aqui',
      'Hoje tenho poucas palavras',
      'A sua página está aqui',
    ],
    [
      '.',
      '. Até amanhã.',
      '. Não pergunto mais.',
      '. Não há pressa.',
      '. A página pode ficar assim.',
      '. Amanhã haverá lugar de novo.',
      '. Não é preciso mais.',
      '. Não vou preencher nada por você.',
    ],
  ],
  closing: [
    [
      'Tenha um bom',
      'Desejo a você um bom',
      'Que seja um bom',
      'Que você tenha um bom',
      'Tomara que seja um bom',
      'Espero que seja um bom',
    ],
    [
      ' dia.',
      ' dia, e até amanhã.',
      ' resto de {weekday}.',
      ' resto de {weekday}, e até amanhã.',
      ' dia, até a noite.',
    ],
  ],
  ending: {
    bright: ['Tomara que isso acompanhe você o dia todo.', 'Que o dia continue assim.', 'Tenha um bom dia.'],
    open: ['Tenha um bom dia.', 'Desejo a você um dia tranquilo.', 'Até amanhã.'],
    hard: ['O resto pode esperar.', 'O dia pode ir devagar.', 'Hoje não é preciso mais do que isso.'],
  },
  bothHalves: [
    '“{word}” está nas duas metades da página.',
    'Leio “{word}” duas vezes, uma nos agradecimentos e outra nos planos.',
    'Os agradecimentos e os planos se encontram em “{word}”.',
  ],
  threads: {
    planned: [
      'Com hoje, são {days} dias com {q} na lista.',
      'Hoje é o dia {days} de {q}.',
      'De novo {q}: com hoje, {days} dias ao todo.',
      'A primeira vez foi {since}; hoje {q} chega ao dia {days}.',
    ],
    done: [
      '{When} ainda era um plano: {q}.',
      '{When} estava na lista; hoje leio {q}.',
      'Você planejou isso {when}, e aqui está {q}.',
      'O que {when} era só um plano já aconteceu: {q}.',
    ],
    person: [],
    aim: [
      '{q} faz parte da sua meta {title}, que está em {progress} por cento.',
      'A sua meta {title} está em {progress} por cento, e {q} faz parte dela.',
      'Por trás de {q} está a meta {title}, em {progress} por cento.',
      'Para a meta {title}, em {progress} por cento, hoje leio {q}.',
    ],
  },
  quiet: {
    any: [
      'Hoje você não precisa tirar nada disso.',
      'Nada disso precisa se resolver hoje.',
      'Não precisa soar melhor do que é.',
      'Por enquanto pode ficar assim.',
      'Não vou procurar o lado bom.',
      'Você pode ir devagar.',
      'Não é preciso explicar a ninguém.',
      'Pode pesar o que pesa.',
      'Você não deve bom humor a ninguém.',
      'Não há nada que você devesse sentir no lugar disso.',
      'Você não está exagerando.',
      'Não posso deixar isso mais leve; só posso ler com calma.',
      'Esta página não precisa de um bom final.',
      'Hoje não é preciso saber como continua.',
      'O que você escreveu não precisa de desculpa.',
      'Você tem o direito de precisar de alguém.',
    ],
    death: [
      'Hoje você pode ficar em silêncio.',
      'Você não precisa ser forte para ninguém.',
      'Ninguém pode dizer a você quanto isso deve durar.',
      'Não há jeito certo de viver estes dias.',
    ],
    'own body': [
      'Você tem o direito de se cansar de tudo isso.',
      'Não é preciso coragem para isso.',
      'O que der hoje é suficiente.',
    ],
    'someone ill': [
      'Você não precisa animar todo mundo.',
      'Você também pode se cansar.',
      'A preocupação vai junto, mesmo quando você não está lá.',
    ],
    parting: [
      'Você ainda não precisa entender.',
      'Hoje você não precisa pensar tudo isso até o fim.',
      'Você ainda não precisa saber como vai ser depois.',
    ],
    job: [
      'O que vem depois não precisa ser decidido hoje.',
      'Você tem o direito de sentir decepção.',
      'Você não precisa tirar nenhuma lição.',
    ],
    fear: [
      'Você não precisa discutir com o medo; ele pode ficar ali um pouco.',
      'Você tem o direito de ter medo.',
      'Aqui o medo pode estar escrito sem explicação.',
    ],
    alone: ['Não é fácil de escrever.', 'É mais difícil quando os outros parecem ocupados entre si.'],
    low: [
      'Você não precisa chamar isso de outro nome.',
      'Hoje nada precisa sair bem.',
      'Passar de uma hora à seguinte é suficiente.',
    ],
    tired: [
      'Hoje basta meia força.',
      'O mundo pode se arranjar hoje com um pouco menos de você.',
      'Você não precisa merecer o descanso.',
    ],
  },
  harm: {
    alcohol: {
      seen: [
        'Há algo que você preferiria não sentir por um tempo. Isso se entende.',
        'O que você escreveu soa como aguentar, mais do que como uma boa noite.',
      ],
      care: [
        'Costuma esperar até o efeito passar. Alguém que escuta ajuda por mais tempo: uma pessoa de confiança, uma médica ou uma linha de apoio; findahelpline.com mostra quem atende onde você está.',
      ],
    },
    drugs: {
      seen: [
        'Há algo que deveria parecer diferente por algumas horas. Isso se entende.',
        'Você escreveu em vez de guardar. Aqui se lê, e não se julga.',
      ],
      care: [
        'Hoje, conte isso a alguém. Uma pessoa de confiança, uma médica ou uma linha sobre drogas já ouviu algo assim; findahelpline.com mostra quem atende onde você está.',
      ],
    },
    driving: {
      seen: [
        'Nesta página há um caminho perigoso, para você e para gente que você não conhece.',
        'Pode parecer o caminho curto para casa. Hoje não é seguro.',
      ],
      care: [
        'Por favor, deixe o carro onde está. Alguém vai preferir acordar com a sua ligação a acordar com outra. Se acontece muito, uma médica ou uma linha em findahelpline.com pode ajudar.',
      ],
    },
    gambling: {
      seen: [
        'Por trás deste plano há uma perda, e a esperança de que mais uma rodada a conserte. Essa esperança é muito humana.',
        'Soa menos como um jogo do que como um peso que precisa ir para algum lugar.',
      ],
      care: [
        'Você não precisa recuperar tudo por conta própria. Alguém que possa ver as contas, ou uma linha sobre jogo, tira parte do peso; findahelpline.com mostra quem atende onde você está.',
      ],
    },
    medication: {
      seen: [
        'Você pensa em ficar sem o seu remédio. Pode haver boas razões para não querer mais.',
        'Viver todo dia com um remédio já é um peso.',
      ],
      care: [
        'Por favor, fale antes com quem receitou, ou com uma farmácia; alguns são duros para o corpo quando faltam de repente.',
      ],
    },
    food: {
      seen: [
        'Há dureza contra você neste plano, e provavelmente uma longa história.',
        'Esta página pede muito de um corpo que só tenta carregar você.',
      ],
      care: [
        'Você pode comer hoje, seja o que for que houve ontem. Se é difícil acreditar, conte a uma pessoa de confiança ou a uma médica como está; findahelpline.com também sabe quem ajuda.',
      ],
    },
    violence: {
      seen: [
        'Há raiva nesta página, e com certeza ela tem suas razões. Aqui ela pode ficar.',
        'Algo foi longe demais. Que fique dito aqui, e que hoje não passe daqui.',
      ],
      care: [
        'Ponha primeiro distância, e conte a alguém de confiança como estão as coisas. Se estiver prestes a acontecer, saia do lugar e ligue para uma pessoa que possa ficar com você.',
      ],
    },
    partner: {
      seen: [
        'Você não deveria ter que se fazer invisível para estar em segurança. O que você escreveu importa.',
        'A raiva de outra pessoa não é tarefa sua, e não é culpa sua.',
      ],
      care: [
        'Alguém de fora deveria saber. No Brasil o 180 atende a qualquer hora; em outros países, findahelpline.com mostra quem. Se você está em perigo agora, ligue por favor para a emergência.',
      ],
    },
  },
}
