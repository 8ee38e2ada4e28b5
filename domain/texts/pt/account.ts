import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const account: Texts['account'] = {
  list: {
    failed: 'Não foi possível buscar a lista',
    pending: 'Buscando…',
  },
  email: {
    again: 'Enviar outro código [para este e-mail]',
    pending: 'Enviando… [para este e-mail]',
    done: 'E-mail enviado',
    failed: 'Erro',
  },
  // Of a passkey and of a device.
  notRemoved: 'Não deu certo',
  waysIn: 'Acesso',
  password: {
    title: 'Senha',
    change: 'Mudar [a senha]',
  },
  passkeys: {
    first: 'Entrar sem senha',
    another: 'Outro aparelho',
    explanation: 'Uma chave de acesso fica no seu aparelho e abre com seu dedo, seu rosto ou o PIN.',
    add: {
      action: 'Adicionar chave',
      done: { title: 'Chave de acesso adicionada', description: 'Você já pode entrar com ela.' },
      failed: 'Nenhuma chave de acesso foi adicionada',
    },
    rename: {
      action: (name: string) => `Renomear [${name}]`,
      field: 'Nome desta chave de acesso',
    },
    remove: {
      action: (name: string) => `Remover [${name}]`,
      title: (name: string) => `Remover a chave de acesso ${name}?`,
      warning: 'Você não vai mais entrar com ela. Suas outras formas de entrar continuam.',
      confirm: 'Remover chave',
      done: { title: 'Chave de acesso removida', description: 'Ela não abre mais nada aqui.' },
    },
    added: (day: string) => `Adicionada: ${day}, ainda sem uso`,
    used: (day: string) => `Último uso: ${day}`,
  },
  devices: {
    title: 'Aparelhos',
    device: (name: string, lastDay: string) => `${name}, ${lastDay}`,
    today: 'hoje',
    yesterday: 'ontem',
    isThisOne: 'Este aparelho',
    signOut: (device: string) => `Sair [em ${device}]`,
    others: {
      label: 'Todos os outros aparelhos',
      action: 'Sair em todos os outros',
      title: 'Sair em todos os outros aparelhos?',
      warning:
        'Este aparelho continua na sua conta. Se um calendário mostra suas metas, ele precisa de um novo endereço.',
      confirm: 'Sair nos outros',
    },
    done: (devices: number) =>
      plural('pt', devices, 'Esse aparelho saiu da conta', `${devices} aparelhos saíram da conta`),
  },
  export: {
    title: 'Seus dados',
    explanation: 'Tudo o que você escreveu, em um arquivo: JSON com tudo, ou Markdown para ler.',
    json: 'Exportar dados',
    markdown: 'Em Markdown',
    pending: 'Reunindo…',
    done: { title: 'Dados exportados', description: 'Seus dados foram baixados.' },
    failed: 'Não foi possível exportar',
  },
  import: {
    title: 'Traga seu diário',
    explanation:
      'De Day One, Journey, Diário da Apple, Obsidian e outros. Os dias que você escreveu aqui ficam como estão.',
    unfinished: (progress: string) =>
      `A última importação não terminou: trouxemos ${progress}. O resto pode vir depois.`,
    start: 'Importar',
    goOn: 'Continuar',
  },
  deletion: {
    title: 'Excluir minha conta',
    explanation: 'Tudo o que você escreveu vai junto.',
  },
  signOut: {
    title: 'Você quer mesmo sair?',
    action: 'Sair',
    pending: 'Saindo…',
    drafts: (count: number) =>
      plural(
        'pt',
        count,
        'Um rascunho que você não enviou fica neste aparelho até você entrar aqui de novo.',
        `${count} rascunhos que você não enviou ficam neste aparelho até você entrar aqui de novo.`,
      ),
    removeDrafts: (count: number) =>
      plural('pt', count, 'Remover o rascunho deste aparelho', 'Remover os rascunhos deste aparelho'),
    done: 'Você saiu',
    failed: 'Não foi possível sair',
  },
  device: {
    install: {
      title: 'Instalar o Firstlight',
      onApple: 'No menu Compartilhar, escolha Adicionar à Tela de Início. Depois ele abre como um app.',
      elsewhere: 'No menu do navegador, escolha Instalar, se houver essa opção. Depois ele abre como um app.',
    },
    keepDays: {
      title: 'Manter meus dias neste aparelho',
      on: 'O último ano abre sem conexão, até você sair da conta. O Safari pode apagá-lo após sete dias sem uma visita.',
      off: 'Desligado. Sem conexão, nada abre aqui. Bom para um aparelho que outras pessoas também usam.',
    },
  },
}
