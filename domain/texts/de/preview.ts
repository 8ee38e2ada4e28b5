import type { Texts } from '../type.ts'

export const preview: Texts['preview'] = {
  title: 'Vorschau · Firstlight',
  description: 'Lies, was Firstlight auf dreimal Danke und drei kleine Schritte antwortet, noch ganz ohne Konto.',
  heading: 'Eine Antwort auf deinen Morgen',
  sections: { gratitudeText: 'Deine Dankbarkeit', goalsText: 'Deine Ziele' },
  empty: 'Schreib zuerst auf der Startseite ein, zwei Zeilen. Dann antwortet diese Seite darauf.',
  toFront: 'Zur Startseite',
  join: 'Mitmachen',
  offer: 'Mach mit: Dann bleibt diese Seite, und jeden Morgen wartet eine neue auf dich. Es kostet nichts.',
  asToday: 'Als Seite von heute ansehen',
  tooLong: {
    title: 'Das ist länger, als eine Seite sein kann',
    section: (section: string, most: number) =>
      `„${section}“ darf höchstens ${most.toLocaleString('de')} Zeichen haben.`,
    shorten: 'Nichts ist verloren. [Kürze es auf der Startseite], dann kommt die Antwort.',
  },
  fallback:
    'Was für ein guter Anfang! Du hast gesagt, was gut ist, und gewählt, wohin es heute geht. Nimm beides mit in den Tag, einen kleinen Schritt nach dem anderen!',
  noReply: 'Deine Antwort ließ sich nicht laden. Bitte prüfe deine Verbindung und versuch es noch einmal.',
  today: {
    fallback:
      'Wie schön, dass dein Tag so beginnt! Man sieht, wofür du dankbar bist und was du dir vornimmst. Nimm diesen Schwung mit durch den ganzen Tag!',
    signInFirst: 'Melde dich bitte an, dann geht es weiter',
    signInToKeep: 'Melde dich an, um diese Seite zu speichern',
    keep: {
      title: 'Diese Seite speichern',
      text: 'Noch ist sie nur in diesem Tab. Mit einem Konto wird sie dein erster Morgen, und die nächsten kommen dazu.',
      signUp: 'Mit Konto speichern',
    },
    diary: {
      inTab: 'In diesem Tab gespeichert',
      onlyInPage:
        'Dieser Browser hat keinen Platz für deine Worte: Sie sind nur auf dieser Seite. Leg von hier aus ein Konto an, dann kommen sie mit.',
    },
  },
}
