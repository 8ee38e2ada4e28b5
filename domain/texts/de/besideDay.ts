import type { Texts } from '../type.ts'

export const besideDay: Texts['besideDay'] = {
  mood: { question: 'Wie fühlt sich dieser Tag an?', hint: 'Wähle es noch einmal, um es zurückzunehmen.' },
  carriedOver: 'Steht auf der Seite von morgen, gespeichert auf diesem Gerät.',
  takeBack: 'Zurücknehmen',
  onThisDay: 'An diesem Tag',
}
