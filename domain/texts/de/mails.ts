import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const numbers = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben']

export const mails: Texts['mails'] = {
  goodMorning: (name: string) => `Guten Morgen, ${name}.`,
  goodDay: (name: string) => `Guten Tag, ${name}.`,
  goodDayWithoutName: 'Guten Tag.',
  // SMS have them too: no quotation marks and no dashes but the plain ones.
  headlines: [
    'Guten Morgen. Die Seite gehört dir.',
    'Wofür bist du heute dankbar?',
    'Ein neuer Tag, noch ganz unbeschrieben.',
    'Was ist heute schon gut?',
    'Fang an, wo du gerade bist.',
    'Drei Zeilen, bevor der Tag beginnt.',
    'Was war gestern schön?',
    'Welcher kleine Schritt ist heute dran?',
    'Noch bevor alles andere kommt: deine Seite.',
    'Wer hat dir gestern gutgetan?',
    'Der Tag ist noch jung. Womit fängst du an?',
    'Was hörst du gerade, wenn es still ist?',
    'Guten Morgen. Eine Zeile genügt.',
    'Worauf freust du dich heute?',
    'Was hat dich gestern zum Lächeln gebracht?',
    'Schau einmal aus dem Fenster, dann schreib.',
    'Was ist da, das du fast übersehen hättest?',
    'Erst eine Tasse, dann eine Zeile.',
    'Was soll heute leicht sein?',
    'Wem möchtest du heute Danke sagen?',
    'Guten Morgen. Wie beginnt dein Tag?',
    'Ein kleiner Schritt bringt den Tag in Gang.',
    'Was aus dieser Woche möchtest du behalten?',
    'Was schmeckt heute Morgen gut?',
    'Die Seite wartet, ganz ohne Eile.',
    'Wofür ist heute ein guter Tag?',
    'Welches Wort passt zu diesem Morgen?',
    'Was ist gerade warm, hell oder still?',
    'Was hast du, das du dir einmal gewünscht hast?',
    'Guten Morgen. Was ist dir heute wichtig?',
    'Was ging gestern besser als gedacht?',
  ],
  prompt: {
    preview: 'Drei Dinge zum Dankbarsein, drei kleine Schritte.',
    yesterday: (words: string) => `Die Seite von gestern begann mit „${words}“.`,
    text: 'Drei Dinge, für die du dankbar bist, drei kleine Schritte. Es dauert etwa so lange wie das Teewasser.',
    answer:
      'Du kannst auch auf diese Mail antworten: dein Dank, eine leere Zeile, deine kleinen Schritte. Das ist dann deine Seite.',
    button: 'Die Seite schreiben',
    footer: 'Diese Mail kommt zu deiner Zeit am Morgen, an Tagen, die noch keine Seite haben.',
    stop: 'Den Morgengruß beenden',
  },
  reminder: {
    subject: (title: string) => `Dein Ziel: ${title}`,
    preview: ({ percent, deadline }: { percent: number; deadline: string | undefined }) =>
      deadline === undefined ? `${percent}\u00A0% geschafft.` : `${deadline}, ${percent}\u00A0% geschafft.`,
    asked: 'Du wolltest hieran erinnert werden:',
    progress: ({ percent, deadline }: { percent: number; deadline: string | undefined }) =>
      deadline === undefined ? `Du bist bei ${percent}\u00A0%.` : `Du bist bei ${percent}\u00A0%. ${deadline}.`,
    next: (step: string) => `Als Nächstes: ${step}`,
    button: 'Dein Ziel öffnen',
    footer: 'Diese Mail kommt, weil die Erinnerung an dieses Ziel an ist.',
    stop: 'Nicht mehr an dieses Ziel erinnern',
  },
  reminders: {
    subject: (count: number) => `Deine Ziele: ${count} für heute`,
    asked: 'Du wolltest hieran erinnert werden:',
    more: (count: number) => `Und noch ${count}.`,
    button: 'Deine Ziele öffnen',
    footer:
      'Diese Mail kommt, weil die Erinnerungen an diese Ziele an sind. Sie kommen in einer Mail, weil es viele sind.',
    stop: 'Alle Erinnerungen an Ziele beenden',
  },
  week: {
    subject: (period: string) => `Deine Woche, ${period}`,
    preview: (pages: number) => `${numbers[pages]} ${plural('de', pages, 'Seite', 'Seiten')}, und was darin vorkam.`,
    wroteEveryDay: (percent: number) =>
      `Du hast letzte Woche an jedem Tag geschrieben. Dein Rhythmus: ${percent}\u00A0%.`,
    wrote: ({ days, percent }: { days: string; percent: number }) =>
      `Du hast letzte Woche am ${days} geschrieben. Dein Rhythmus: ${percent}\u00A0%.`,
    themes: 'Wofür du dankbar warst:',
    areas: (names: string) => `Wohin du unterwegs warst: ${names}.`,
    button: 'Deine Woche ansehen',
    footer: 'Diese Mail kommt sonntags, für die Woche, die am Samstag zu Ende ging.',
    stop: 'Die Mail zur Woche beenden',
    withoutFigures: {
      preview: 'Sie ist da, wo du sie gelassen hast.',
      text: 'Die Seiten der letzten Woche sind da, wo du sie gelassen hast. Du musst nichts mit ihnen tun, und eine neue Seite ist da, wann immer du eine möchtest.',
    },
  },
  emptyWeek: {
    subject: 'Eine neue Woche beginnt',
    preview: 'Mit einer Seite, wenn du magst.',
    text: 'Die Woche, die hinter dir liegt, hat keine Seite. Manche Wochen sind zum Leben da, und mehr gibt es dazu nicht zu sagen.',
    begins: (day: string) =>
      `Heute beginnt eine neue: ${day}. Wenn du magst, fang sie mit drei Dingen an, für die du dankbar bist, und mit drei kleinen Schritten.`,
    footer: 'Diese Mail kommt sonntags. In den Einstellungen kannst du sie nach Wochen ohne Seite weglassen.',
  },
  test: {
    subject: 'Ein Test, wie gewünscht',
    preview: 'Mails von Firstlight finden dich.',
    text: 'Mails von Firstlight finden dich. Der Morgengruß und deine Erinnerungen nehmen denselben Weg.',
    button: 'Einstellungen öffnen',
    footer: 'Diese Mail kommt, weil du in den Einstellungen „Test senden“ gedrückt hast.',
  },
  answer: {
    written: {
      subject: (weekday: string) => `Deine Seite vom ${weekday} ist geschrieben`,
      preview: 'Ein Brief für dich.',
    },
    unwritten: {
      subject: (weekday: string) => `Deine Antwort vom ${weekday} wurde nicht gespeichert`,
      preview: 'Bitte sende sie noch einmal.',
    },
    empty:
      'In deiner Antwort standen keine eigenen Worte, darum wurde nichts gespeichert. Bitte schreib über oder unter das, was zitiert ist.',
    tooLong: (characters: number) =>
      `Deine Antwort ist länger als ein Teil einer Seite, ${characters.toLocaleString('de')} Zeichen, darum wurde nichts gespeichert. Bitte sende weniger, oder schreib es auf deine Seite.`,
    lacksWins:
      'Deine kleinen Schritte fehlen noch. Antworte mit ihnen noch einmal auf den Morgengruß, dann kommen sie dazu.',
    hasAttachments: 'Was an deiner Mail angehängt war, wurde weggelassen.',
    button: 'Deine Seite öffnen',
    footer: 'Diese Mail kommt, weil du auf den Morgengruß geantwortet hast.',
  },
  billing: {
    footer: 'Diese Mail kommt, weil es um dein Premium bei Firstlight geht.',
    trialEnding: {
      subject: 'Deine Probezeit mit Premium ist fast vorbei',
      preview: ({ price, day }: { price: string; day: string | undefined }) =>
        day === undefined
          ? `Die ersten ${price} werden bald abgebucht.`
          : `Die ersten ${price} werden am ${day} abgebucht.`,
      text: ({ price, day }: { price: string; day: string | undefined }) =>
        day === undefined
          ? `Deine Probezeit endet bald. Ab dann kostet Premium ${price} im Monat, und an diesem Tag wird zum ersten Mal abgebucht.`
          : `Deine Probezeit endet am ${day}. Ab dann kostet Premium ${price} im Monat, und an diesem Tag wird zum ersten Mal abgebucht.`,
      cancel: 'Wenn du lieber aufhören möchtest, kündige vor diesem Tag, dann wird nichts abgebucht.',
      button: 'Zu deinem Tarif',
    },
    paymentFailed: {
      subject: 'Eine Zahlung für Premium ist nicht durchgegangen',
      preview: 'Premium läuft weiter, während wir es noch einmal versuchen.',
      text: (price: string) =>
        `Die Bank hat die letzte Zahlung von ${price} für Premium nicht angenommen. In den nächsten Tagen wird es noch einmal versucht, und Premium läuft so lange weiter.`,
      newCard: 'Meist hilft eine neue Karte oder ein Anruf bei der Bank.',
      button: 'Die Zahlung ansehen',
    },
  },
}
