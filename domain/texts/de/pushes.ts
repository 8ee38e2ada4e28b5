import type { Texts } from '../type.ts'

export const pushes: Texts['pushes'] = {
  prompt: {
    text: 'Drei Dinge, für die du dankbar bist, drei kleine Schritte.',
    write: 'Schreiben',
    later: 'Später',
  },
  test: { title: 'Ein Test, wie gewünscht', text: 'Mitteilungen von Firstlight finden dich hier.' },
  isWritten: 'Die Seite von heute ist geschrieben',
  isOff: 'Auf diesem Gerät sind Mitteilungen aus',
}
