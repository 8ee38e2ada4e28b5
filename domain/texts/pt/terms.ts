import type { Texts } from '../type.ts'

export const terms: Texts['terms'] = {
  title: 'Termos de uso',
  description: 'O que você pode esperar do Firstlight, e o que ele espera de você.',
  effective: 'Em vigor desde [20 de janeiro de 2025]',
  sections: (price: string) => ({
    what: {
      title: 'O que é o Firstlight',
      body: [
        'O Firstlight é um lugar para escrever, a cada manhã, o que você agradece e o que quer fazer, e para ler uma resposta. Ao usá-lo, você concorda com esta página e com nossa [página de privacidade]. Se não concordar, por favor não o use.',
      ],
    },
    whatNot: {
      title: 'O que ele não é',
      body: [
        'O Firstlight não é orientação médica, terapia nem serviço de crise, e as respostas são escritas por uma máquina que pode errar. Ninguém vigia o que você escreve, portanto ninguém aqui perceberia que você precisa de ajuda. Por favor, não se apoie no Firstlight para decisões sobre sua saúde.',
        'Se você está em perigo, ou pensa em se machucar, ligue agora para o número de emergência da sua região. Nos Estados Unidos e no Canadá, você pode ligar ou mandar mensagem para 988 a qualquer hora. Em outros países, findahelpline.com lista pessoas que escutam.',
      ],
    },
    account: {
      title: 'Sua conta',
      body: [
        [
          'Você tem 16 anos ou mais.',
          'O e-mail e o número de telefone que você informa são seus.',
          'Guarde sua senha só para você. Se achar que alguém a conhece, escolha uma nova; isso encerra todos os acessos e o endereço do seu calendário.',
          'Uma conta é para uma pessoa.',
        ],
      ],
    },
    writing: {
      title: 'O que você escreve',
      body: [
        'Continua sendo seu. Você permite que o guardemos, que o mostremos a você e que a resposta seja escrita a partir dele, como diz a página de privacidade, e nada mais. As respostas também são suas, para usar como quiser.',
      ],
    },
    fairUse: {
      title: 'Uso justo',
      body: [
        'Por favor, não viole a lei com o Firstlight, não tente chegar aos dados de outras pessoas, não contorne os limites dele e não envie tráfego automático que sobrecarregue outras pessoas. Podemos suspender uma conta que faça isso, e dizemos por quê quando podemos.',
      ],
    },
    plans: {
      title: 'Planos e pagamento',
      body: [
        `O plano grátis não custa nada e mostra espaços para anúncios. O Premium custa ${price} por mês. A Stripe cuida dos pagamentos, e vale o seguinte:`,
        [
          '**Período grátis:** sua primeira assinatura do Premium começa com um período grátis de sete dias, uma vez por pessoa, a não ser que as palavras ao lado do botão digam outra coisa. Elas sempre dizem o que será cobrado e em que dia, e um e-mail lembra você antes da primeira cobrança. Se você cancelar antes desse dia, nada é cobrado.',
          '**Renovação:** o Premium se renova a cada mês até você cancelar.',
          '**Cancelamento:** nos Ajustes, em Assinatura, a qualquer momento. O Premium continua até o fim do tempo que você pagou; depois disso não há cobrança.',
          '**Reembolso:** partes de um mês não são devolvidas, a não ser que a lei do lugar onde você mora lhe dê esse direito. Se algo deu errado, escreva para nós, e buscaremos uma resposta justa.',
          '**Um pagamento que falha:** a Stripe tenta de novo por algum tempo, e o Premium segue enquanto isso. Se continuar falhando, sua conta volta ao plano grátis.',
          '**Depois do Premium:** nada é excluído. Você ainda pode ler e excluir suas metas e exportar tudo o que escreveu.',
          '**Um novo preço:** avisamos com pelo menos 30 dias de antecedência, e você pode cancelar até lá.',
        ],
      ],
    },
    textMessages: {
      title: 'Mensagens SMS',
      body: [
        'SMS só chegam se você os ligar e confirmar seu número: no máximo um por manhã, além de códigos e testes que você pedir, e no máximo um em resposta a cada SMS que você nos enviar. Sua operadora pode cobrar por mensagens e dados. Responda STOP para encerrá-los e HELP para ajuda. A entrega depende das operadoras e não pode ser prometida.',
      ],
    },
    leaving: {
      title: 'Ir embora',
      body: [
        'Você pode excluir sua conta nos [Ajustes] quando quiser; isso remove o que você escreveu e encerra sua assinatura, se houver uma. Se um dia tivéssemos de fechar o Firstlight, avisaríamos a tempo de você exportar tudo, e devolveríamos o que você pagou por dias que não pôde usar.',
      ],
    },
    promises: {
      title: 'O que prometemos, e o que não podemos prometer',
      body: [
        'Cuidamos para que o Firstlight continue funcionando e para que o que você escreve esteja seguro. Não podemos prometer que ele nunca falhe, então exporte de vez em quando o que você não suportaria perder. Até onde a lei permite, não respondemos por perdas indiretas, nem por mais do que você nos pagou nos doze meses anteriores. Isso não limita a responsabilidade por dolo ou culpa grave, nem por danos à vida ou à saúde, nem qualquer direito que a lei do lugar onde você mora lhe dê e que nenhum contrato possa tirar.',
      ],
    },
    changes: {
      title: 'Mudanças',
      body: [
        'Quando mudamos estes termos de um jeito que importa para você, avisamos por e-mail ou no app com pelo menos 14 dias de antecedência. Se você continuar usando o Firstlight depois disso, valem os novos termos; se preferir não continuar, pode ir embora a qualquer momento.',
      ],
    },
    questions: { title: 'Perguntas', body: ['[Escreva para nós]. Respondemos em até 24 horas.'] },
  }),
}
