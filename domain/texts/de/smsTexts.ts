import type { Texts } from '../type.ts'

const goals = 'ZIELE'

// No quotation marks and no dashes but the plain ones: they would halve what an SMS holds.
export const smsTexts: Texts['smsTexts'] = {
  goals,
  code: (code: string) =>
    `${code} ist dein Code für Firstlight. Er gilt zehn Minuten. Wenn du ihn nicht wolltest, lass ihn liegen.`,
  prompt: ({ headline, link }: { headline: string; link: string }) =>
    `${headline}\n\nAntworte mit deinem Dank, jede Sache in einer Zeile, dann das Wort ${goals}, dann deine kleinen Schritte. Oder schreib hier: ${link}\n\nFirstlight. STOP beendet es.`,
  test: 'Ein Test von Firstlight, wie gewünscht. Auch der Morgengruß findet dich hier.\n\nSTOP beendet unsere SMS.',
  stopped: 'Du bekommst keine SMS mehr von Firstlight. Mit START kommen sie wieder.',
  help: ({ settings, contact }: { settings: string; contact: string }) =>
    `Firstlight sendet dir einen Morgengruß. Deine Seite und die Einstellungen: ${settings}\nSTOP beendet diese SMS, mit START kommen sie wieder. Fragen: ${contact}`,
  unknownNumber: (settings: string) =>
    `Von dieser SMS wurde nichts gespeichert: Kein Konto hat diese Nummer bestätigt. Das geht in den Einstellungen: ${settings}`,
  written: ({ weekday, link }: { weekday: string; link: string }) =>
    `Deine Seite vom ${weekday} ist geschrieben. Dort wartet eine Antwort auf dich: ${link}`,
  writtenBefore: ({ weekday, link }: { weekday: string; link: string }) =>
    `Deine Seite vom ${weekday} ist schon geschrieben, darum kam nichts dazu. Hier kannst du sie ändern: ${link}`,
  isMoving:
    'Diese SMS wurde nicht gespeichert, weil dein Journal gerade umzieht. Bitte sende sie in einer Minute noch einmal.',
  unclear: `Danke. Welche deiner Zeilen sind Dank, und welche sind kleine Schritte? Bitte sende sie noch einmal in einer SMS, mit dem Wort ${goals} in einer Zeile dazwischen. Bis dahin wird nichts gespeichert.`,
  unclearAgain: (link: string) =>
    `Auch diese SMS wurde nicht gespeichert. Gespeichert ist eine Seite, wenn wir antworten, dass sie geschrieben ist; auf andere SMS antworten wir heute nicht mehr. Du kannst deine Seite auch hier schreiben: ${link}`,
}
