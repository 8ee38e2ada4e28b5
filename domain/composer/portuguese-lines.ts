import type { LanguageLines } from './language-lines.ts'

export const portugueseLines: LanguageLines = {
  marks: ['“', '”'],
  ordinary: {
    open: [
      [
        'Você escreveu {q}, ',
        'Na sua página está {q}, ',
        'Hoje tudo começa com {q}, ',
        'No papel está agora {q}, ',
        'Você pensou em {q}, ',
        'Parei em {q}, ',
      ],
      [
        'e isso merece uma linha própria.',
        'sem precisar de muitas palavras.',
        'antes que o dia fizesse barulho.',
        'e dá para imaginar bem.',
        'e teria sido fácil deixar passar.',
        'e não há muito a acrescentar.',
      ],
    ],
    say: [
      [
        'Essas coisas se esquecem depressa, ',
        'Não é nada grandioso, ',
        'Já estava ali, ',
        'Muito do que um dia traz passa direto, ',
        'Ninguém tinha perguntado, ',
        'Tem seu lugar nesta página, ',
        'Não dá para planejar, ',
      ],
      [
        'e você guardou.',
        'e por isso mesmo é bom que fique escrito.',
        'e você percebeu.',
        'e mesmo assim faz diferença.',
        'e ainda assim fica.',
        'e agora faz parte desta manhã.',
        'e isso já é muito.',
      ],
    ],
  },
  glad: {
    open: [
      ['{q}: ', 'Que bom ler {q}: ', 'Hoje a página é de uma linha só, {q}: ', 'Você escreve {q}: '],
      [
        'merece um momento antes de todo o resto.',
        'fico feliz com você.',
        'dá vontade de ler duas vezes.',
        'deixe chegar por inteiro.',
      ],
    ],
    say: [
      [
        'Dê um momento a isso, ',
        'Conte a alguém, ',
        'Não veio sozinho, ',
        'Hoje o resto pode ser pequeno, ',
        'Fica aqui com a data, ',
      ],
      [
        'antes de passar ao que vem depois.',
        'e permita-se um pouco de orgulho.',
        'e à noite continuará sendo verdade.',
        'e você vai se lembrar.',
      ],
    ],
  },
  dark: {
    open: [
      ['Você escreveu {q}. ', '{q}. ', 'Na sua página está {q}. ', 'Antes de tudo está {q}. ', 'Li devagar {q}. '],
      [
        'Sinto muito.',
        'É muito para uma manhã.',
        'Isso não pede resposta rápida.',
        'Pode ficar assim, como está.',
        'Não vou diminuir o peso disso.',
        'Que bom que você pôs em palavras.',
        'Não vou passar por isso depressa.',
      ],
    ],
    say: [
      [
        'Hoje você não precisa tirar nada disso, ',
        'Pode pesar o que pesa, ',
        'Você pode ir devagar, ',
        'Ninguém espera força a esta hora, ',
        'Nada disso precisa se resolver hoje, ',
        'Não precisa soar melhor do que é, ',
        'Por enquanto pode ficar assim, ',
      ],
      [
        'e não é preciso explicar a ninguém.',
        'e está tudo bem assim.',
        'mesmo que os outros tenham pressa.',
        'uma hora e depois outra bastam.',
        'e pode-se aceitar ajuda.',
        'hoje basta o necessário.',
        'e chorar é permitido.',
        'hoje o dia pode ser pequeno.',
      ],
    ],
    beside: [
      [
        'Ao lado está {q}, ',
        'E na mesma página leio {q}, ',
        'Você também escreveu {q}, ',
        'Não compensa, mas há {q}, ',
        'Algumas linhas adiante leio {q}, ',
      ],
      [
        'e isso pode acompanhar você.',
        'e as duas coisas podem ser verdade.',
        'e dá para se apoiar um pouco nisso.',
        'e é bom saber.',
        'e isso também continua verdade.',
        'em silêncio.',
        'e não é pouca coisa.',
      ],
    ],
    plan: [
      ['De tudo o que vem, ', 'Por hoje ', 'Se só houver força para uma coisa, ', 'Sem pressa nenhuma: ', 'Hoje, '],
      [
        '{q} já seria suficiente.',
        'basta {q}.',
        '{q} é um bom começo.',
        '{q} pode ficar pela metade.',
        '{q} vale o dia.',
        '{q} é mais do que suficiente.',
        '{q} já conta muito.',
      ],
    ],
    rest: [
      'Por hoje basta ter estado aqui.',
      'Durma quando der.',
      'A lista pode esperar.',
      'Coma algo quente em algum momento.',
      'Uma só coisa pequena basta por hoje.',
      'Deixe o que puder ser deixado.',
      'Procure o lugar onde é mais fácil estar.',
      'Talvez haja alguém a quem dizer.',
      'Descanse, mesmo que aos poucos.',
      'Hoje muita coisa pode faltar.',
      'Seja gentil com você.',
      'Se alguém oferecer ajuda, aceite.',
      'Um copo de água e um pouco de ar já são alguma coisa.',
      'O dia pode ser curto.',
      'Faça só o que não pode esperar.',
      'Hoje qualquer coisa pequena conta.',
      'Você pode pedir ajuda.',
      'Sente-se um instante.',
    ],
  },
  own: {
    loss: [
      'O luto tem seu próprio tempo.',
      'O que dói assim foi muito querido.',
      'Se as lágrimas vierem, dê tempo a elas.',
      'Não há jeito certo de viver estes dias.',
      'Falta alguém, e isso aparece nas menores coisas.',
      'Lembrar também é um modo de estar junto.',
    ],
    illness: [
      'A doença ocupa muito espaço, também para quem acompanha.',
      'Esperar sem saber cansa.',
      'Hoje pode-se contar em horas.',
      'Isso esgota, e não é fracasso nenhum.',
    ],
    setback: [
      'Um golpe é um golpe, e não precisa de lado bom.',
      'Isso diz pouco sobre o que você sabe fazer.',
      'O que vem depois não precisa ser decidido hoje.',
      'A decepção é permitida.',
    ],
    anger: [
      'A raiva costuma avisar que um limite foi ultrapassado.',
      'Dá para sentir raiva sem agir logo.',
      'No papel não é preciso ter razão.',
      'É bom que esteja primeiro aqui.',
    ],
    exhaustion: [
      'Um cansaço assim é um fato, não um defeito.',
      'Hoje basta meia força.',
      'Pelo visto já é demais há algum tempo.',
      'Se continuar assim, um médico também pode ouvir.',
    ],
    sarcasm: [
      'Nem toda manhã merece um obrigado.',
      'Uma queixa sincera também é um registro.',
      'Não vou procurar o lado bom.',
    ],
  },
  unclear: {
    open: [
      ['Você escreveu {q}, ', 'Na página se lê {q}, ', 'Hoje é {q}, ', 'Leio {q}, ', 'Com a data de hoje fica {q}, '],
      [
        'e assim deixo ficar.',
        'e você sabe o que há por trás.',
        'e não quero adivinhar mais.',
        'e isso já é uma página inteira.',
        'e é suficiente.',
        'breve e só.',
        'e fica nisso.',
      ],
    ],
    bare: [
      'A página está quase vazia hoje, e tudo bem.',
      'Às vezes não vem nada à cabeça.',
      'Hoje não há muito escrito, e nem precisa.',
      'É um registro curto, e pode ser assim.',
    ],
    say: [
      [
        'Você não precisa explicar nada, ',
        'Uma linha basta, ',
        'Não precisa ser mais, ',
        'A página não pergunta, ',
        'O que há por trás é seu, ',
        'Certas coisas não pedem uma frase inteira, ',
      ],
      [
        'e amanhã haverá lugar de novo.',
        'nem aqui nem tão cedo.',
        'e o dia não depende disso.',
        'e você pode voltar quando quiser.',
        'e você decide o que entra aqui.',
        'dias assim também têm lugar.',
      ],
    ],
  },
  plan: [
    ['Para hoje está {q}; ', 'Depois há {q}; ', 'Pela frente você tem {q}; ', 'Seu plano é {q}; ', 'Quanto a {q}, '],
    [
      'escolha agora uma hora para isso.',
      'comece pela menor parte.',
      'dez minutos bastam para começar.',
      'deixe à mão o que vai precisar.',
      'o primeiro gesto é suficiente.',
      'de preferência antes que o dia encha.',
      'ponha logo depois de algo que você já faz.',
    ],
  ],
  ask: [
    'O que exatamente ficou com você?',
    'A quem você poderia contar?',
    'Onde você estava quando percebeu?',
    'Quando isso vai acontecer de novo?',
    'O que você gostaria de lembrar disso daqui a um ano?',
    'Quem mais estava lá?',
    'O que surpreendeu você?',
    'Do que isso faz lembrar?',
    'O que aconteceu logo antes?',
    'Como teria sido o dia sem isso?',
    'O que você sentiu primeiro?',
    'É algo novo ou vem de longe?',
    'Que detalhe você contaria primeiro?',
    'Como poderia haver mais disso?',
    'O que você fez depois?',
    'O que fez a diferença?',
    'Como você descreveria isso a alguém que está longe?',
  ],
  askGently: [
    'Quem está com você hoje?',
    'O que deixaria este dia um pouco mais leve?',
    'O que pode esperar até amanhã?',
    'Quem pergunta como você está?',
    'Onde você poderia descansar dez minutos hoje?',
    'Do que você mais precisa agora?',
    'O que seria suficiente por hoje?',
    'A quem você poderia dizer como as coisas estão?',
    'O que costuma ajudar, mesmo que pouco?',
    'Quem poderia tirar uma tarefa de você hoje?',
    'O que é mais difícil nesta manhã?',
    'Onde é mais fácil respirar?',
    'O que foi a última coisa que fez bem a você?',
    'O que pode ficar de fora hoje?',
    'Quem deveria saber?',
    'O que você deseja para a noite?',
  ],
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
