import type { Texts } from '../type.ts'

export const privacy: Texts['privacy'] = {
  title: 'Política de privacidade',
  description: 'O que o Firstlight guarda, para onde isso vai, e como tirar de lá.',
  effective: 'Em vigor desde [20 de janeiro de 2025], última mudança em 28 de novembro de 2026',
  sections: (who: string | undefined) => ({
    inShort: {
      title: 'Em resumo',
      body: [
        'O que você escreve no Firstlight é seu. Guardamos para que você possa ler de novo, não vendemos, e ninguém usa isso para traçar um perfil seu para publicidade. Você pode baixar tudo, e excluir, a qualquer momento.',
      ],
    },
    responsible: {
      title: 'Quem é responsável',
      body: [
        `${who ?? 'Quem mantém este site'} responde por ele. Você fala conosco pela [página de contato].`,
        'Tratamos sua conta, suas páginas, as mensagens que você ligou e os pagamentos porque você nos pediu isso (GDPR, art. 6 (1) b). O que você escreve pode dizer muito sobre sua saúde, sua fé ou sua vida; guardamos isso, e deixamos que um modelo leia, só porque você concordou (art. 9 (2) a), e você pode voltar atrás a qualquer momento. As contagens contra abusos e nosso registro técnico se baseiam no nosso interesse em um serviço que funcione (art. 6 (1) f); as faturas, na lei (art. 6 (1) c).',
      ],
    },
    kept: {
      title: 'O que guardamos',
      body: [
        [
          '**Sua conta:** nome, nome de usuário, e-mail, número de telefone, fuso horário, hora preferida da manhã. Sua senha é guardada só como um hash com sal, do qual ela não pode ser lida de volta. Se você entra com Google ou Apple, guardamos o número pelo qual eles conhecem você e, se enviarem, o endereço da sua foto. De uma chave de acesso guardamos a metade pública, que sozinha não abre nada.',
          '**O que você escreve:** agradecimentos, pequenas vitórias e as respostas a eles, seu diário, seu balanço do dia, o sol que você escolhe para um dia, e suas metas.',
          '**Seus acessos:** de cada um, o tipo de navegador e os dias em que começou e em que foi usado pela última vez, para que você possa vê-los e encerrá-los.',
          '**Seu plano:** se você tem o Premium e até quando, os números pelos quais a Stripe conhece você, e os dos avisos dela sobre seus pagamentos.',
          '**O que enviamos a você:** de cada convite, lembrete e e-mail semanal, quando era devido e o que aconteceu com ele, não as palavras.',
          '**Seus aparelhos com notificações:** de cada um, o endereço e as chaves que o navegador nos deu, até você desligar as notificações ou sair da conta nele.',
          '**O que você escreve para nós:** o nome, o e-mail, o assunto e a mensagem do formulário de contato.',
        ],
        'Para conter quem tenta adivinhar senhas ou inunda o serviço, contamos tentativas e chamadas por endereço de rede e por conta. Essas contagens são excluídas depois de cerca de um dia. Nosso registro técnico anota qual endereço do nosso site foi pedido e o que deu errado, nunca o que você escreveu. De um pedido em cada cem, ele também anota por sete dias quanto tempo levou cada parte, com o tipo de navegador e a cidade de onde a Cloudflare supõe que vem a conexão.',
      ],
    },
    browser: {
      title: 'O que fica no seu navegador',
      body: [
        'Usamos estes cookies, e nenhum outro. Nenhum deles segue você.',
        [
          '`__Host-firstlight_session` mantém seu acesso: 30 dias sem uso, no máximo 90 dias.',
          '`__Host-firstlight_signed_out` identifica você depois que sai da conta, até que nosso servidor saiba disso: na hora ou, sem conexão, quando seu navegador nos alcançar de novo.',
          '`__Host-firstlight_known` mostra por um ano que este navegador já entrou na sua conta, para que pessoas em outro lugar que tentam adivinhar senhas não atrapalhem você. Não contém nome e não abre nada.',
          '`__Host-firstlight_google` e `__Host-firstlight_apple` existem enquanto você entra com Google ou Apple, ou vincula uma dessas contas, por dez minutos: eles mostram que foi você quem pediu.',
          '`__Host-firstlight_pending` guarda seu lugar, por dez minutos, se Google ou Apple não enviaram seu nome ou e-mail e precisamos perguntar.',
          '`language` guarda, por um ano, a língua que você escolheu para as páginas.',
        ],
        'Seu navegador também guarda o que segue, e você pode excluir isso nele a qualquer momento.',
        [
          'Até você excluir: o que você digitou e nós ainda não guardamos (chaves que começam com `change:`), o que você escreveu antes de entrar, se espera por um lugar (`guestTexts:`), até onde chegou uma importação que não terminou (`import:`), quem está na conta (`person`), sua escolha de página clara ou escura (`theme`), que ele tem nosso tipo de letra (`sans`), um fuso horário em vez do qual você manteve o seu (`keptZone:`), e uma contagem de vezes que o diário foi salvo (`diarySaveCount`), que some quando você sai da conta.',
          'Até você fechar a aba: o que você escreveu antes de entrar (`landingGratitude`, `landingGoals`, `guestDiaryText`), o que disso você enviou, de quem é e até onde está guardado (`guestTextsSent`, `guestTextsOwner`, `guestTextsTaken`, `guestDataSaved`), uma mensagem para nós que você não enviou (`contactSubject`, `contactMessage`), o que você preencheu para criar a conta, sem a senha (`signUpEmail`, `signUpName`, `signUpUsername`, `signUpPhone`), para quem a aba estava aberta (`personOfTab`), a página para a qual você ia (`redirectAfterAuth`), se você tocou em Entrar (`askedTab`), se os dias seguem nosso relógio em vez de um relógio errado deste aparelho (`followsServer`), e um número aleatório para contar anúncios (`sessionId`).',
        ],
        'Enquanto você está na sua conta, o navegador também guarda um pequeno script nosso, que abre o Firstlight sem conexão e mostra notificações onde estão ligadas. Ele guarda os arquivos do site, que não contêm nenhuma palavra sua. Ao lado dele há um banco de dados (`kept`) com seu nome, seus ajustes, suas metas e suas páginas do último ano, para que você possa ler e escrever sem conexão. Ele some quando você sai da conta, quando outra pessoa entra, e quando sua sessão terminou e o navegador volta a nos contatar. Você pode desligá-lo em um aparelho nos Ajustes, em Manter meus dias neste aparelho (`keepsDays`).',
        'Não há rastreadores nem scripts de análise.',
      ],
    },
    place: {
      title: 'Onde fica guardado',
      body: [
        'O Firstlight roda na Cloudflare. Seus dados ficam no banco de dados da Cloudflare (D1), e os acessos também no armazenamento chave-valor dela (KV). Eles são criptografados no caminho até nós e onde ficam guardados. A Cloudflare os trata em nosso nome e pode fazer isso em países que não são o seu. Cloudflare, OpenAI, Resend, Stripe e Twilio são empresas dos Estados Unidos. O que vai para elas vai sob as cláusulas contratuais padrão da União Europeia ou sob a decisão dela sobre o EU-US Data Privacy Framework.',
      ],
    },
    reply: {
      title: 'Como sua resposta é escrita',
      body: [
        'Quando você envia sua gratidão e suas metas, uma resposta é escrita para você. Nosso próprio servidor a escreve, a não ser que você tenha concordado que um modelo o faça; perguntamos antes da primeira carta, e você pode mudar isso nos Ajustes. Se um serviço da OpenAI está conectado, e você concordou, ele recebe seu nome, sua gratidão e suas metas do dia e, com o Premium, as das suas últimas sete páginas e suas metas ativas: no máximo 2.000 caracteres de cada campo. Sem o Premium, uma vez por semana ele pode saber em quais desses dias uma linha de hoje também estava lá. Se você diz que uma resposta não serviu, ele recebe também essa resposta. Ele nunca recebe seu e-mail, seu número de telefone nem seu diário. Cada pedido nosso diz à OpenAI que não guarde nada, e os termos dela dizem que textos enviados assim não são usados para treinar seus modelos.',
        'Com o Premium, você pode fazer perguntas às suas páginas. Se concordou que um modelo escreva suas cartas, ele recebe então sua pergunta e no máximo doze frases da sua gratidão e das suas metas, com os dias; também aqui nada do seu diário, e nenhuma página que pareça falar em se machucar. Nem a pergunta nem a resposta são guardadas.',
        'Se ele não está conectado, e você concordou, um modelo que a Cloudflare roda (Workers AI) pode receber o mesmo, e nada mais. Onde não há modelo, ou ele não responde, nosso próprio servidor compõe a resposta com suas palavras, e nada sai dele. A resposta de demonstração que você pode ver antes de criar uma conta pode ser escrita pelo modelo que a página nomeia, e não guardamos o texto dela.',
        'A resposta é escrita por uma máquina. Nenhuma decisão sobre você é tomada com ela. Palavras suas que parecem falar em se machucar são notadas pelo nosso próprio servidor e não são enviadas a ninguém; uma mensagem fixa, que mostra onde há ajuda, toma o lugar da resposta. Nem uma página assim nem uma meta que fale disso é dada a um modelo em um dia posterior.',
      ],
    },
    messages: {
      title: 'E-mails, SMS e notificações',
      body: [
        'E-mails chegam quando você pede um, como um código ou um link para uma nova senha, quando algo acontece com sua conta, e conforme os Ajustes: o convite da manhã, com a primeira linha da página do dia anterior se você quiser, lembretes com o título da meta e, com o Premium, o e-mail semanal, com as palavras mais frequentes na sua gratidão. Uma página ou uma meta sobre se machucar não está em nenhum deles. A Cloudflare ou a Resend os leva e vê o endereço e a mensagem para poder entregá-la. Se um deles volta em definitivo, somos avisados, e não enviamos mais nada para lá até você confirmar o endereço de novo. Se um deles é marcado como spam, enviamos, até essa confirmação, só o que você pede e o que diz respeito à segurança da sua conta. Se você responde ao e-mail da manhã, suas palavras viram sua página e a carta volta por e-mail; o seu e-mail em si não é guardado.',
        'SMS só chegam depois que você os ligou e confirmou seu número. A Twilio os leva e vê o número e as palavras. Pedimos que ela exclua cada mensagem depois de guardada ou entregue; que houve uma, quando, e entre quais números, fica nos registros e nas faturas dela. Se você responde STOP, mantemos o número em uma lista daqueles para os quais nada é enviado, mesmo depois que sua conta é excluída, até você responder START.',
        'Notificações em um aparelho só chegam depois que você as ligou nele. Elas contêm uma linha nossa e nenhuma palavra sua. O serviço de push do seu navegador (Google, Mozilla, Microsoft ou Apple) as leva criptografadas: ele vê quando uma chega, e não pode lê-la.',
      ],
    },
    calendar: {
      title: 'Seu calendário',
      body: [
        'Se você cria um endereço para seu calendário, cada programa que o tem pode ler os títulos, as datas e os lembretes das suas metas, e a empresa que mantém o programa também. Uma meta sobre se machucar não está entre elas. Guardamos só um hash do endereço. Ele acaba quando você o desliga, escolhe uma nova senha, ou sai em todos os outros aparelhos.',
      ],
    },
    payments: {
      title: 'Pagamentos',
      body: [
        'A Stripe recebe os pagamentos do Premium. Ela recebe seu nome, seu e-mail e o que você digita no formulário dela; nunca vemos o número de um cartão. O script dela é carregado na página em que você paga, e em nenhuma outra. Se você exclui sua conta, fazemos a Stripe encerrar a assinatura e excluir você como cliente.',
      ],
    },
    ads: {
      title: 'Anúncios',
      body: [
        'O plano grátis mostra espaços para anúncios; por enquanto estão vazios. Contamos quantos são vistos em um dia. Com cada contagem, seu navegador envia um número aleatório que dura o mesmo que a aba, e não o guardamos. Para que nenhuma conta encha nosso armazenamento, guardamos por um dia quantas contagens a sua enviou. Não há perfil, e o que você escreve não tem parte nisso. O Premium não tem anúncios.',
      ],
    },
    others: {
      title: 'Quem mais vê',
      body: [
        'Só quem é nomeado nesta página, cada um para sua própria tarefa: a Cloudflare para guardar e entregar e, sem a OpenAI, para a resposta, a Resend para e-mails, a Twilio para SMS, o serviço de push do seu navegador para notificações, a Stripe para pagamentos, a OpenAI para a resposta, e Google ou Apple se você entra com eles. Nunca vendemos seus dados. Só entregaríamos algo a uma autoridade se a lei nos obrigasse, e avisaríamos você, se fosse permitido.',
      ],
    },
    howLong: {
      title: 'Por quanto tempo guardamos',
      body: [
        [
          'Sua conta e o que você escreve: até você excluir.',
          'Um acesso: 30 dias sem uso, no máximo 90 dias. O registro dele é excluído 90 dias depois de ter começado.',
          'O e-mail que você tinha antes, se você o muda: por um dia, em que pode ser recuperado.',
          'A lista do que enviamos a você, e os números dos avisos da Stripe: 90 dias.',
          'Mensagens do formulário de contato: no nosso banco de dados até 30 dias depois de chegarem à nossa caixa de e-mail; na caixa até sua questão ser resolvida, ou até você pedir que as removamos.',
          'Depois que sua conta foi excluída: por 31 dias um hash do número dela, que não nomeia ninguém, para que ela continue excluída se tivermos de voltar a um estado anterior do nosso banco de dados.',
          'Cópias de segurança: a Cloudflare pode restaurar nosso banco de dados a um ponto dos últimos 30 dias, e nossas próprias cópias não são mais antigas. O que você exclui some de lá depois desse tempo.',
        ],
      ],
    },
    rights: {
      title: 'O que você pode fazer',
      body: [
        [
          '**Levar com você:** Exportar dados, nos [Ajustes], dá a você tudo o que escreveu e seu perfil em um arquivo, em qualquer plano.',
          '**Corrigir:** nos Ajustes, ou escrevendo para nós.',
          '**Excluir:** uma página sozinha, ou sua conta com tudo o que há nela, nos Ajustes.',
          '**Perguntar e se opor:** [escreva para nós] sobre qualquer coisa desta página. Se nossa resposta não bastar, você pode procurar a autoridade de proteção de dados do lugar onde mora.',
        ],
      ],
    },
    youngPeople: {
      title: 'Jovens',
      body: [
        'O Firstlight é para pessoas de 16 anos ou mais. Se você souber que alguém mais jovem tem uma conta, por favor nos avise, e nós a removeremos.',
      ],
    },
    changes: {
      title: 'Quando esta página muda',
      body: [
        'Mudamos esta página quando o produto muda. Se uma mudança importa para você, avisamos por e-mail ou no app antes que ela passe a valer. Perguntas são bem-vindas na nossa [página de contato].',
      ],
    },
  }),
}
