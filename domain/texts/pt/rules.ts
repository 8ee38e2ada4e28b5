import type { Texts } from '../type.ts'

export const rules: Texts['rules'] = {
  unstorable: 'Remova os caracteres que não podem ser salvos',
  tooLong: (most: number) => `Use no máximo ${most.toLocaleString('pt')} caracteres`,
  severalLines: 'Escreva em uma só linha',
  date: 'Escolha uma data que exista',
  tooEarly: 'Escolha um dia a partir de 1º de janeiro de 1900',
  email: 'Digite um e-mail válido',
  code: 'Digite os seis dígitos',
  passkey: 'Digite um nome',
  login: {
    missing: 'Digite o nome de usuário ou o e-mail',
    tooLong: 'O nome de usuário ou o e-mail é longo demais',
    password: 'Digite a senha',
  },
  username: {
    tooShort: (least: number) => `O nome de usuário precisa de pelo menos ${least} caracteres`,
    tooLong: (most: number) => `O nome de usuário pode ter no máximo ${most} caracteres`,
    signs: 'O nome de usuário não pode ter espaços nem @',
  },
  password: {
    differ: 'As senhas não são iguais',
    current: 'Digite sua senha',
    tooShort: (least: number) => `A senha precisa de pelo menos ${least} caracteres`,
    tooLong: (most: number) => `A senha pode ter no máximo ${most} caracteres`,
  },
  contact: {
    name: 'Digite seu nome',
    email: 'Este e-mail não é válido',
    subject: 'Digite o assunto',
    message: (least: number) => `A mensagem precisa de pelo menos ${least} caracteres`,
  },
  settings: {
    empty: 'Nada para mudar',
    name: 'Digite seu nome',
    phone: 'Digite um número de telefone válido',
    timezone: 'Escolha um fuso horário que exista',
    preferredTime: 'A hora precisa ter o formato HH:MM',
    weekStart: 'Escolha domingo, segunda-feira ou sábado',
    region: 'Escolha um formato que exista',
    language: 'Escolha um idioma que exista',
    awayUntil: 'Escolha uma data que exista',
  },
  headlines: {
    missing: 'Escreva uma frase',
    letters: 'Em um SMS só cabem letras e sinais simples',
    tooMany: (most: number) => `No máximo ${most} frases`,
    twice: 'Esta frase já existe',
  },
}
