import { plural } from '../plural.ts'
import type { Texts } from '../type.ts'

const minutes = (count: number) => plural('pt', count, 'um minuto', `${count} minutos`)

export const answers: Texts['answers'] = {
  fault: 'Algo deu errado do nosso lado. Tente de novo.',
  invalid: 'Confira o que você digitou.',
  notSignedIn: 'Entre para continuar.',
  needsPremium: 'Isto faz parte do Premium.',
  foreignOrigin: 'Este pedido veio de outro site.',
  notFound: 'Não há nada aqui.',
  tooLarge: 'É mais do que conseguimos receber de uma vez.',
  tooMany: {
    soon: 'Foram tentativas demais. Espere um momento.',
    minutes: (count: number) => `Foram tentativas demais. Espere ${minutes(count)}.`,
    hours: (count: number) => `Foram tentativas demais. Espere ${count} horas.`,
  },
  dailyLimit: {
    soon: 'É mais do que cabe em um dia. O que foi salvo está seguro; continue daqui a um momento.',
    minutes: (count: number) =>
      `É mais do que cabe em um dia. O que foi salvo está seguro; continue daqui a ${minutes(count)}.`,
    hours: (count: number) =>
      `É mais do que cabe em um dia. O que foi salvo está seguro; continue daqui a ${count} horas.`,
  },
  notSetUp: {
    address: 'O endereço deste servidor ainda não foi configurado.',
    apple: 'A entrada com a Apple ainda não foi configurada neste servidor.',
    google: 'A entrada com o Google ainda não foi configurada neste servidor.',
    mail: 'O e-mail ainda não foi configurado neste servidor.',
    payments: 'Os pagamentos ainda não foram configurados neste servidor.',
    push: 'As notificações ainda não foram configuradas neste servidor.',
    sms: 'O SMS ainda não foi configurado neste servidor.',
    'support mailbox': 'A caixa do suporte ainda não foi configurada neste servidor.',
  },
  unavailable: {
    mail: 'Não foi possível enviar o e-mail agora. Tente de novo em alguns minutos.',
    sms: 'Não foi possível enviar o SMS agora. Tente de novo em alguns minutos.',
    payments: 'Os pagamentos não respondem agora. Tente de novo em um minuto.',
  },
  session: {
    otherPerson: 'Agora é outra pessoa que está nesta conta. Recarregue a página.',
    signInAgain: {
      passkey:
        'Uma chave de acesso pode ser adicionada nos primeiros minutos depois de entrar. Entre de novo; você volta para cá.',
      calendar:
        'Um endereço pode ser criado nos primeiros minutos depois de entrar. Entre de novo; você volta para cá.',
      operator: 'Esta tela pode ser usada nos primeiros minutos depois de entrar. Entre de novo; você volta para cá.',
      google:
        'A conta Google pode ser vinculada nos primeiros minutos depois de entrar. Entre de novo; você volta para cá.',
      apple:
        'A conta Apple pode ser vinculada nos primeiros minutos depois de entrar. Entre de novo; você volta para cá.',
    },
    proof: {
      withPassword: 'Faz algum tempo que você entrou. Digite sua senha, ou entre de novo: você volta para cá.',
      withoutPassword: 'Faz algum tempo que você entrou. Entre de novo: você volta para cá.',
    },
  },
  signIn: {
    busy: 'Muitas pessoas estão entrando agora. Tente de novo em alguns segundos.',
    wrong: 'O nome de usuário ou a senha não confere.',
    identityLost: 'Demorou um pouco demais. Comece de novo com Google ou Apple.',
  },
  taken: {
    username: 'Este nome de usuário já existe. Escolha outro.',
    email: 'Já existe uma conta com este e-mail. Tente entrar.',
    phone: 'Digite um número de telefone válido que nenhuma outra conta tem, ou entre nessa conta.',
  },
  password: {
    wrong: 'Essa não é sua senha.',
    none: 'Sua conta ainda não tem senha. “Esqueceu?”, na tela de entrada, cria uma.',
    linkSent: 'Se uma conta tem este e-mail, um link para escolher uma nova senha está a caminho.',
    linkSpent: 'Este link já foi usado ou venceu. Peça um novo.',
    changed: 'Sua nova senha já vale. Entre com ela.',
    changedHere: 'Sua nova senha já vale. Todos os outros aparelhos foram desconectados.',
  },
  passkey: {
    notAccepted: 'Essa chave de acesso não funcionou. Tente de novo, ou entre de outra forma.',
    notAdded: 'Não foi possível adicionar essa chave de acesso. Tente de novo.',
    alreadyThere: 'Esta chave de acesso já está em uso.',
    tooMany: 'Você tem tantas chaves de acesso quantas podemos guardar. Remova uma antes.',
    lastMethod:
      'Nada mais abre sua conta. Adicione antes outra forma de entrar: uma chave de acesso, ou uma senha por “Esqueceu?” na tela de entrada.',
  },
  account: {
    returnSpent:
      'Este link não funciona aqui. Já foi usado, ou o dia dele passou, ou outra pessoa está na conta neste navegador.',
    confirmation: 'Digite exatamente como aparece.',
    unknown: 'Ninguém tem este e-mail.',
    closed: 'Esta conta está sendo excluída.',
    unproven: 'O e-mail ainda não foi confirmado. A pessoa o confirma com um código nos Ajustes.',
  },
  code: {
    sent: (to: string) => `Um código está a caminho de ${to}.`,
    nothingToConfirm: 'Não há mais nada para confirmar aqui.',
    spent: 'Este código não funciona mais. Peça um novo.',
    wrong: 'Esse não é o código que enviamos.',
  },
  email: {
    same: 'Esse já é seu e-mail.',
    confirmedElsewhere: 'Este e-mail está confirmado em outra conta. Ele só pode estar em uma.',
  },
  phone: {
    noCountry: 'Escreva seu número com + e o código do país.',
    noCountryInField: 'Escreva com + e o código do país',
    refused: 'Não é possível enviar SMS para este número.',
    optedOut:
      'Este número respondeu STOP, então não enviamos nada para ele. Responda START ao nosso último SMS, e eles voltam a chegar.',
    confirmedElsewhere: 'Este número está confirmado em outra conta. Ele só pode estar em uma.',
    changed: 'Nesse meio-tempo, seu número foi mudado. Peça outro código.',
    unconfirmed: 'Primeiro confirme seu número de telefone.',
  },
  entry: {
    notFound: 'Não há página aqui.',
    dayIsWritten: 'Este dia já tem uma página.',
    hasChanged: 'Nesse meio-tempo, esta página mudou.',
    noOtherLetter: 'Não foi possível escrever outra carta agora. Esta continua aqui.',
    noMoreLetters: 'Hoje não há mais cartas para esta página. Esta continua aqui.',
    dayToCome: 'Escolha no máximo o dia de amanhã.',
    noQuestion: 'Escreva uma pergunta',
    diaryOfToday: 'Sem o Premium, diários são importados só para dias passados.',
  },
  goal: {
    notFound: 'Não há meta aqui.',
    wasDeleted: 'Esta meta já foi criada, e depois excluída.',
    hasChanged: 'Nesse meio-tempo, esta meta mudou.',
    full: 'Suas metas chegaram a 1 MB de texto, o máximo de uma conta. Nada se perdeu, e uma meta excluída abre espaço.',
    tooMany: 'Você tem tantas metas quantas podemos guardar. Exclua uma antes.',
  },
  journal: {
    moving: 'Suas páginas estão mudando de lugar. Tente de novo daqui a pouco.',
    moved: 'Suas páginas acabam de mudar de lugar. Tente de novo.',
    full: (size: string) =>
      `Suas páginas chegaram a ${size}, o máximo de uma conta. Nada se perdeu, e uma página excluída abre espaço.`,
    fullUntilConfirmed: (size: string) =>
      `Suas páginas chegaram a ${size}, o máximo até você confirmar seu e-mail nos Ajustes. Nada se perdeu, e depois há espaço para mais.`,
    fullForNow: (size: string) =>
      `Suas páginas chegaram a ${size}, o máximo por enquanto. Nada se perdeu, e a cada dia há espaço para mais.`,
    noRoom: 'Só há espaço para a página de hoje, até abrirmos mais. Nada se perdeu.',
  },
  message: {
    noAddress: 'Primeiro confirme seu e-mail: não enviamos a nenhum outro endereço.',
    noNumber: 'Primeiro confirme seu número: não enviamos SMS a nenhum outro.',
    noDevice: 'Primeiro ligue o convite da manhã em um aparelho.',
    unknown: 'Este link é antigo demais, ou não está completo. Você pode desligar qualquer mensagem no app.',
    unknownPushService: 'Não conhecemos o serviço de push deste navegador.',
  },
  billing: {
    alreadyActive: 'O Premium já está ativo para você.',
    noCustomer: 'Ainda não há cobrança: nada foi comprado com esta conta.',
  },
  device: { name: (browser: string, system: string) => `${browser} no ${system}`, unknown: 'Um aparelho desconhecido' },
  contactSent: 'Respondemos em até 24 horas.',
}
