import type { Texts } from '../type.ts'

const advice =
  'Se não foi você, escolha agora mesmo uma nova senha, e veja seus aparelhos e chaves de acesso nos Ajustes.'

type Facts = { method: string; others: string | undefined }

export const accountMails: Texts['accountMails'] = {
  notice: {
    button: 'Abrir os ajustes',
    footer: 'Sempre avisamos quando uma forma de entrar na sua conta é adicionada ou removida.',
  },
  methods: {
    passkey: 'Uma chave de acesso',
    otherPasskey: 'uma chave de acesso',
  },
  notices: {
    'method-added': ({ method }: Facts) => ({
      subject: 'Uma nova forma de entrar',
      preview: `${method} agora abre sua conta.`,
      paragraphs: [`${method} acaba de chegar à sua conta e passa a abri-la.`, advice],
    }),
    'method-removed': ({ method }: Facts) => ({
      subject: 'Uma forma de entrar foi removida',
      preview: `${method} não abre mais sua conta.`,
      paragraphs: [`${method} acaba de sair da sua conta e não a abre mais.`, advice],
    }),
    'account-transferred': ({ method }: Facts) => ({
      subject: 'Agora só você pode entrar',
      preview: `${method} abre sua conta, e nada mais abre.`,
      paragraphs: [
        `Você entrou com ${method}, e isso provou que este e-mail é seu. A senha, as chaves de acesso e todos os aparelhos de antes foram removidos, e o endereço do calendário também, porque até agora ninguém tinha provado que o e-mail era seu.`,
        'Você pode adicionar uma chave de acesso nos Ajustes. Para ter uma senha, abra “Esqueceu?” na tela de entrada.',
      ],
    }),
    'address-changed': () => ({
      subject: 'Seu e-mail foi alterado',
      preview: 'Você pode recuperá-lo por um dia.',
      paragraphs: [
        'Sua conta do Firstlight acaba de receber outro e-mail. As mensagens vão para lá, e este endereço não abre mais a conta.',
        'Se não foi você, recupere-o: este endereço volta a ser o da sua conta, e todos os aparelhos saem dela. O link funciona uma vez, por um dia.',
      ],
      button: 'Recuperar',
      footer: 'Sempre avisamos quando o e-mail da sua conta muda.',
    }),
    'address-returned': () => ({
      subject: 'Seu e-mail foi recuperado',
      preview: 'O anterior voltou a ser o da sua conta.',
      paragraphs: [
        'Alguém usou o link que enviamos ao e-mail que sua conta tinha antes. Ele voltou a ser o da conta, todos os aparelhos saíram dela, e este endereço não a abre mais.',
        'Se não foi você, escreva para nós.',
      ],
      button: 'Escrever para nós',
      footer: 'Sempre avisamos quando o e-mail da sua conta muda.',
    }),
    'username-changed': () => ({
      subject: 'Seu nome de usuário foi alterado',
      preview: 'O anterior não abre mais sua conta.',
      paragraphs: [
        'O nome de usuário da sua conta acaba de ser alterado: você entra com o novo, que aparece nos Ajustes, ou com este e-mail. O anterior não abre mais a conta.',
        advice,
      ],
    }),
    'feed-made': () => ({
      subject: 'Um novo endereço de calendário',
      preview: 'Ele mostra as metas da sua conta.',
      paragraphs: [
        'Um endereço para calendários acaba de ser criado na sua conta. Quem o tem pode ler os títulos, as datas e os lembretes das suas metas.',
        'Se não foi você, escolha agora mesmo uma nova senha, e veja seus aparelhos e chaves de acesso nos Ajustes. Lá você também pode desligar o endereço.',
      ],
    }),
    'number-confirmed': () => ({
      subject: 'Um número de telefone foi confirmado',
      preview: 'SMS desse número podem escrever suas páginas.',
      paragraphs: [
        'Um número de telefone acaba de ser confirmado na sua conta. Quem tem esse telefone pode receber seu convite da manhã e escrever sua página ao responder.',
        advice,
      ],
    }),
    'account-barred': () => ({
      subject: 'Sua conta foi fechada por enquanto',
      preview: 'Encerramos todos os acessos.',
      paragraphs: [
        'Acabamos de bloquear sua conta: ninguém pode entrar nela, e todos os aparelhos saíram. O que você escreveu está guardado.',
        'Se você acha que é um engano, escreva para nós.',
      ],
      button: 'Escrever para nós',
      footer: 'Sempre avisamos quando fechamos uma conta.',
    }),
    'password-changed': ({ others }: Facts) => ({
      subject: 'Sua senha foi alterada',
      preview: 'Todos os outros aparelhos saíram da conta.',
      paragraphs: [
        'Sua senha acaba de ser alterada, e todos os outros aparelhos saíram da conta.',
        others === undefined
          ? 'Agora nada além da nova senha abre sua conta.'
          : `Além da nova senha, sua conta ainda abre com ${others}. Nos Ajustes você pode remover uma chave de acesso que não é sua.`,
        'Se um calendário mostra suas metas, ele precisa de um novo endereço, que os Ajustes criam.',
        'Se não foi você, escolha agora mesmo uma nova senha.',
      ],
      button: 'Escolher nova senha',
      footer: 'Sempre avisamos quando sua senha muda.',
    }),
  },
  reset: {
    subject: 'Escolha uma nova senha',
    preview: 'O link funciona uma vez, por uma hora.',
    text: 'Você pediu uma nova senha. O link abaixo funciona uma vez, por uma hora.',
    button: 'Escolher nova senha',
    notYou: 'Se não foi você, nada mudou, e não há nada a fazer.',
    footer: 'Você recebe este e-mail porque alguém pediu uma nova senha para este endereço no Firstlight.',
  },
  code: {
    subject: (code: string) => `${code} é seu código do Firstlight`,
    preview: 'Ele vale por dez minutos.',
    text: 'Digite este código nos Ajustes para confirmar que este e-mail é seu. Ele vale por dez minutos.',
    notYou: 'Se você não o pediu, pode ignorar este e-mail. Ninguém além de você pode usar o código.',
    footer: 'Você recebe este e-mail porque alguém pediu para confirmar este endereço no Firstlight.',
  },
  farewell: {
    subject: 'Sua conta não existe mais',
    preview: 'Tudo o que você escreveu foi excluído.',
    text: 'Sua conta foi excluída, como você pediu, com tudo o que você tinha escrito nela. Não restou nada a restaurar.',
    thanks: 'Agradecemos pelas manhãs que você passou aqui. A porta continua aberta.',
    footer: 'Este é o último e-mail que você recebe de nós.',
  },
}
