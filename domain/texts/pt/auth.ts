import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const auth: Texts['auth'] = {
  title: 'Entrar · Firstlight',
  description: 'Entre na sua página da manhã, ou comece uma.',
  heading: {
    visitor: 'Uma página só sua',
    waiting: 'Sua página espera por você',
    reset: 'Escolha uma nova senha',
    takeBack: 'Recupere seu e-mail',
  },
  tabs: {
    label: 'Formas de entrar',
    login: 'Entrar',
    register: 'Criar conta',
    forgot: 'Esqueceu?',
  },
  google: 'Continuar com o Google',
  apple: 'Continuar com a Apple',
  notices: {
    sessionEnded: {
      title: 'Sua sessão terminou',
      description: 'O que você escreveu está seguro neste aparelho. Entre e continue de onde parou.',
    },
    failed: {
      title: 'Não foi possível entrar',
      description: 'Tente de novo ou entre de outra forma',
    },
    noApple: {
      title: 'Entrar com a Apple: em breve',
      description: 'Use o Google ou crie uma conta por aqui',
    },
    completeProfile: {
      title: 'Complete seu perfil',
      description: 'Faltam alguns dados da sua conta',
    },
    appleSignUp: {
      title: 'Entrar com a Apple',
      description: 'Crie uma conta com o e-mail da sua conta Apple',
    },
  },
  fields: {
    email: 'E-mail',
    password: 'Senha',
    passwordHint: 'Pelo menos 6 caracteres.',
  },
  sharedDevice: {
    label: 'Outras pessoas usam este aparelho',
    hint: 'Assim ele não guarda nenhuma das suas páginas.',
  },
  login: {
    username: 'Nome de usuário ou e-mail',
    save: 'Entrar',
    pending: 'Entrando…',
    done: { title: 'Que bom ver você!', description: 'Você entrou na sua conta.' },
    failed: 'Não foi possível entrar',
  },
  forgot: {
    hint: 'Enviamos um link com o qual você escolhe uma nova senha.',
    save: 'Enviar link',
    done: 'E-mail enviado',
  },
  reset: {
    password: 'Nova senha',
    again: 'Repita a senha',
    save: 'Trocar senha',
    done: 'Pronto',
  },
  recoveryFailed: 'Erro',
  takeBack: {
    explanation: 'O e-mail para o qual enviamos este link volta a ser o da sua conta, e todos os aparelhos saem dela.',
    save: 'Recuperar',
    pending: 'Recuperando…',
    done: (email: string) =>
      `${email} voltou a ser o e-mail da sua conta, e todos os aparelhos saíram dela. Escolha agora uma nova senha: quem trocou o e-mail talvez saiba a que você tem.`,
  },
  waiting: {
    more: (lines: number) => `e mais ${lines} ${plural('pt', lines, 'linha', 'linhas')}`,
    isSent: 'Crie uma conta, e a carta é escrita. Ou [leia uma carta antes].',
    isNotSent: 'Ela ainda não foi enviada. Crie uma conta e continue. Ou [leia uma carta antes].',
  },
}
