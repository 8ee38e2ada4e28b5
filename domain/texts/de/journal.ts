import type { Texts } from '../type.ts'

export const journal: Texts['journal'] = {
  sections: {
    gratitudeText: { title: 'Dankbarkeit', question: 'Für welche drei Dinge bist du heute dankbar?' },
    goalsText: { title: 'Ziele für heute', question: 'Welche drei kleinen Schritte bringen dich heute weiter?' },
    diaryText: { title: 'Tagebuch', question: 'Was der Tag sonst noch bringt' },
    eveningText: { title: 'Am Abend', question: 'Was ist gut gelaufen?' },
  },
  marks: {
    doneItems: { title: 'Getane Schritte' },
    mood: { title: 'Wie der Tag war', labels: { 1: 'Schwer', 2: 'Trüb', 3: 'Ruhig', 4: 'Leicht', 5: 'Hell' } },
  },
  choice: (title: string, label: string) => `${title}: ${label.toLowerCase()}`,
  letter: {
    title: 'Dein persönlicher Brief',
    help: 'Menschen, die zuhören',
    talk: 'Brauchst du jemanden zum Reden?',
    addressee: (name: string) => `Für ${name}`,
    writtenAt: (time: string) => `Geschrieben um [${time}] Uhr`,
    writtenByComposer: 'Geschrieben von Firstlight, ohne KI',
    writtenByModel: (model: string) => `Geschrieben von ${model}`,
  },
  guest: 'dich',
  week: 'Die Tage der Woche',
  written: (date: string) => `${date}, geschrieben`,
  unwritten: (date: string) => `${date}, nicht geschrieben`,
  earlier: { week: 'Vor einer Woche', month: 'Vor einem Monat', year: 'Vor einem Jahr' },
  bothSections: {
    title: 'Bitte fülle beide Abschnitte aus',
    description: 'Erst mit Dankbarkeit und Zielen geht es weiter.',
  },
}
