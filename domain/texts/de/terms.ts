import type { Texts } from '../type.ts'

export const terms: Texts['terms'] = {
  title: 'Nutzungsbedingungen',
  description: 'Was du von Firstlight erwarten kannst, und was es von dir erwartet.',
  effective: 'Gilt seit dem [20. Januar 2025]',
  sections: (price: string) => ({
    what: {
      title: 'Was Firstlight ist',
      body: [
        'Firstlight ist ein Ort, um jeden Morgen zu schreiben, wofür du dankbar bist und was du tun möchtest, und eine Antwort zu lesen. Wenn du es benutzt, stimmst du dieser Seite und unserer [Datenschutzseite] zu. Wenn du nicht zustimmst, benutze es bitte nicht.',
      ],
    },
    whatNot: {
      title: 'Was es nicht ist',
      body: [
        'Firstlight ist kein ärztlicher Rat, keine Therapie und kein Krisendienst, und die Antworten schreibt eine Maschine, die sich irren kann. Niemand wacht über das, was du schreibst; darum würde hier niemand bemerken, dass du Hilfe brauchst. Bitte verlass dich nicht auf Firstlight, wenn du über deine Gesundheit entscheidest.',
        'Wenn du in Gefahr bist oder daran denkst, dir etwas anzutun, ruf jetzt den Notruf deines Landes an. In den Vereinigten Staaten und Kanada kannst du zu jeder Stunde 988 anrufen oder dorthin eine SMS schreiben. Für andere Länder nennt findahelpline.com Menschen, die zuhören.',
      ],
    },
    account: {
      title: 'Dein Konto',
      body: [
        [
          'Du bist 16 oder älter.',
          'Die E-Mail-Adresse und die Telefonnummer, die du angibst, gehören dir.',
          'Behalte dein Passwort für dich. Wenn du glaubst, dass es jemand kennt, setz ein neues; das beendet jede Anmeldung und die Adresse deines Kalenders.',
          'Ein Konto ist für einen Menschen.',
        ],
      ],
    },
    writing: {
      title: 'Was du schreibst',
      body: [
        'Es bleibt deins. Du erlaubst uns, es zu speichern, es dir zu zeigen und daraus die Antwort schreiben zu lassen, wie es auf der Datenschutzseite steht, und nicht mehr. Auch die Antworten darfst du benutzen.',
      ],
    },
    fairUse: {
      title: 'Fairer Umgang',
      body: [
        'Bitte brich mit Firstlight kein Gesetz, versuch nicht, an die Daten anderer zu kommen oder seine Grenzen zu umgehen, und sende ihm keine automatischen Anfragen, die andere belasten. Ein Konto, von dem das ausgeht, können wir vorübergehend sperren, und wir sagen dir, warum, wenn wir können.',
      ],
    },
    plans: {
      title: 'Tarife und Zahlung',
      body: [
        `Der kostenlose Tarif kostet nichts und zeigt Plätze für Werbung. Premium kostet ${price} im Monat. Die Zahlungen wickelt Stripe ab, und es gilt:`,
        [
          '**Probezeit:** Dein erstes Premium-Abo beginnt mit einer kostenlosen Probezeit von sieben Tagen, einmal je Person, außer neben dem Knopf steht etwas anderes. Dort steht immer, was abgebucht wird und an welchem Tag, und eine E-Mail erinnert dich vor der ersten Abbuchung. Wenn du vor diesem Tag kündigst, wird nichts abgebucht.',
          '**Verlängerung:** Premium verlängert sich jeden Monat, bis du kündigst.',
          '**Kündigung:** in den Einstellungen, unter Abo, jederzeit. Premium bleibt, bis die Zeit endet, die du bezahlt hast; danach wird nichts mehr abgebucht.',
          '**Erstattung:** Teile eines Monats werden nicht zurückgezahlt, außer das Gesetz, wo du lebst, gibt dir dieses Recht. Wenn etwas schiefgegangen ist, schreib uns, und wir suchen eine faire Antwort.',
          '**Eine Zahlung, die nicht gelingt:** Stripe versucht sie eine Weile noch einmal, und Premium läuft währenddessen weiter. Wenn sie immer wieder nicht gelingt, kehrt dein Konto in den kostenlosen Tarif zurück.',
          '**Nach Premium:** Nichts wird gelöscht. Du kannst deine Ziele weiter lesen und löschen und alles exportieren, was du geschrieben hast.',
          '**Ein neuer Preis:** Wir sagen ihn dir mindestens 30 Tage vorher, und bis dahin kannst du kündigen.',
        ],
      ],
    },
    textMessages: {
      title: 'SMS',
      body: [
        'SMS kommen nur, wenn du sie einschaltest und deine Nummer bestätigst: höchstens eine am Morgen, außer Codes und Tests, um die du bittest, und höchstens eine als Antwort auf jede SMS, die du uns sendest. Dein Mobilfunkanbieter kann für Nachrichten und Daten Geld verlangen. Antworte STOP, um sie zu beenden, und HELP für Hilfe. Die Zustellung hängt von den Mobilfunkanbietern ab und lässt sich nicht versprechen.',
      ],
    },
    leaving: {
      title: 'Wenn du gehst',
      body: [
        'Du kannst dein Konto in den [Einstellungen] löschen, wann immer du willst; das entfernt, was du geschrieben hast, und beendet dein Abo, wenn du eines hast. Sollten wir Firstlight einmal schließen müssen, sagen wir es dir so früh, dass du alles exportieren kannst, und geben zurück, was du für Tage bezahlt hast, die du nicht nutzen konntest.',
      ],
    },
    promises: {
      title: 'Was wir versprechen und was nicht',
      body: [
        'Wir sorgen dafür, dass Firstlight läuft und das, was du schreibst, sicher ist. Wir können nicht versprechen, dass es nie ausfällt; darum exportiere bitte ab und zu, was du nicht verlieren könntest. Soweit das Gesetz es erlaubt, haften wir nicht für mittelbare Schäden und nicht über das hinaus, was du uns in den zwölf Monaten davor bezahlt hast. Das beschränkt weder die Haftung für Vorsatz oder grobe Fahrlässigkeit oder für Schäden an Leben oder Gesundheit noch ein Recht, das dir das Gesetz dort gibt, wo du lebst, und das kein Vertrag nehmen kann.',
      ],
    },
    changes: {
      title: 'Änderungen',
      body: [
        'Wenn wir diese Bedingungen so ändern, dass es dich betrifft, sagen wir es dir mindestens 14 Tage vorher per E-Mail oder in der App. Wenn du Firstlight danach weiter benutzt, gelten die neuen Bedingungen; wenn du das nicht willst, kannst du jederzeit gehen.',
      ],
    },
    questions: { title: 'Fragen', body: ['[Schreib uns]. Wir antworten innerhalb von 24 Stunden.'] },
  }),
}
