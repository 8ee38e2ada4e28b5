import type { Texts } from '../type.ts'

export const journal: Texts['journal'] = {
  sections: {
    gratitudeText: { title: 'Gratidão', question: 'Por quais 3 coisas você agradece hoje?' },
    goalsText: { title: 'Metas de hoje', question: 'Quais 3 pequenas vitórias levam seu dia adiante?' },
    diaryText: { title: 'Diário', question: 'Tudo o mais que o dia traz' },
    eveningText: { title: 'Balanço do dia', question: 'O que deu certo?' },
  },
  marks: {
    doneItems: { title: 'Pequenas vitórias alcançadas' },
    mood: { title: 'Tom do dia', labels: { 1: 'Pesado', 2: 'Apagado', 3: 'Normal', 4: 'Leve', 5: 'Radiante' } },
  },
  choice: (title: string, label: string) => `${title}: ${label.toLowerCase()}`,
  letter: {
    title: 'Sua carta',
    help: 'Pessoas que escutam',
    talk: 'Precisa falar com alguém?',
    addressee: (name: string) => `Para ${name}`,
    writtenAt: (time: string) => `Escrita às [${time}]`,
    writtenByComposer: 'Escrita pelo Firstlight, sem modelo',
    writtenByModel: (model: string) => `Escrita por ${model}`,
  },
  guest: 'você',
  week: 'Os dias da semana',
  written: (date: string) => `${date}, escrito`,
  unwritten: (date: string) => `${date}, não escrito`,
  earlier: { week: 'Há uma semana', month: 'Há um mês', year: 'Há um ano' },
  bothSections: {
    title: 'Preencha as duas partes',
    description: 'Para continuar, escreva sua gratidão e suas metas.',
  },
}
