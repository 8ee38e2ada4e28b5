import type { Texts } from '../type.ts'

export const privacy: Texts['privacy'] = {
  title: 'Datenschutzerklärung',
  description: 'Was Firstlight behält, wohin es geht, und wie du es zurücknimmst.',
  effective: 'Gilt seit dem [20. Januar 2025], zuletzt geändert am 28. November 2026',
  sections: (who: string | undefined) => ({
    inShort: {
      title: 'Kurz gesagt',
      body: [
        'Was du in Firstlight schreibst, gehört dir. Wir bewahren es auf, damit du es wieder lesen kannst, wir verkaufen es nicht, und niemand macht sich daraus für Werbung ein Bild von dir. Du kannst jederzeit alles herunterladen und löschen.',
      ],
    },
    responsible: {
      title: 'Wer verantwortlich ist',
      body: [
        `${who === undefined ? 'Verantwortlich ist, wer diese Website betreibt.' : `Verantwortlich ist ${who}.`} Du erreichst uns über die [Kontaktseite].`,
        'Dein Konto, deine Seiten, Nachrichten, die du eingeschaltet hast, und Zahlungen verarbeiten wir, weil du uns darum gebeten hast (DSGVO, Art. 6 Abs. 1 b). Was du schreibst, kann viel über deine Gesundheit, deinen Glauben oder dein Leben sagen; wir bewahren es nur auf und lassen es nur von einem KI-Modell lesen, weil du zugestimmt hast (Art. 9 Abs. 2 a), und das kannst du jederzeit zurücknehmen. Zählungen gegen Missbrauch und unser technisches Protokoll stützen sich auf unser Interesse an einem Dienst, der funktioniert (Art. 6 Abs. 1 f), Rechnungen auf das Gesetz (Art. 6 Abs. 1 c).',
      ],
    },
    kept: {
      title: 'Was wir aufbewahren',
      body: [
        [
          '**Dein Konto:** Name, Nutzername, E-Mail-Adresse, Telefonnummer, Zeitzone, deine Zeit am Morgen. Dein Passwort bewahren wir nur als Hash mit Salt auf; daraus lässt es sich nicht zurücklesen. Wenn du dich mit Google oder Apple anmeldest, bewahren wir die Nummer auf, unter der sie dich kennen, und, wenn sie sie senden, die Adresse deines Bildes. Von einem Passkey bewahren wir die öffentliche Hälfte auf, die allein nichts öffnet.',
          '**Was du schreibst:** wofür du dankbar bist, deine kleinen Schritte und die Antworten darauf, dein Tagebuch, deinen Abend, die Sonne, die du für einen Tag wählst, und deine Ziele.',
          '**Deine Anmeldungen:** zu jeder die Art des Browsers und die Tage, an denen sie begann und zuletzt benutzt wurde, damit du sie sehen und beenden kannst.',
          '**Deinen Tarif:** ob du Premium hast und bis wann, die Nummern, unter denen Stripe dich kennt, und die seiner Meldungen zu deinen Zahlungen.',
          '**Was wir dir gesendet haben:** zu jedem Morgengruß, jeder Erinnerung und jeder Mail zur Woche, wann sie fällig war und was daraus wurde, nicht ihre Worte.',
          '**Deine Geräte mit Mitteilungen:** zu jedem die Adresse und die Schlüssel, die sein Browser uns gab, bis du Mitteilungen dort ausschaltest oder dich dort abmeldest.',
          '**Was du uns schreibst:** Name, E-Mail-Adresse, Betreff und Nachricht aus dem Kontaktformular.',
        ],
        'Um Leute abzuhalten, die Passwörter raten oder den Dienst überfluten, zählen wir Versuche und Aufrufe nach Netzadresse und nach Konto. Diese Zahlen werden nach etwa einem Tag gelöscht. Unser technisches Protokoll hält fest, welche Adresse auf unserer Website aufgerufen wurde und was schiefging, nie, was du geschrieben hast. Zu einem von hundert Aufrufen hält es außerdem sieben Tage lang fest, wie lange jeder Teil dauerte, mit der Art des Browsers und dem Ort, aus dem die Verbindung nach Ansicht von Cloudflare kommt.',
      ],
    },
    browser: {
      title: 'Was in deinem Browser bleibt',
      body: [
        'Wir setzen diese Cookies und keine anderen. Keines davon verfolgt dich.',
        [
          '`__Host-firstlight_session` hält dich angemeldet: 30 Tage ohne Benutzung, höchstens 90 Tage.',
          '`__Host-firstlight_signed_out` nennt dich nach dem Abmelden, bis unser Server davon weiß: sofort, oder ohne Verbindung dann, wenn dein Browser uns wieder erreicht.',
          '`__Host-firstlight_known` zeigt ein Jahr lang, dass sich dieser Browser schon bei deinem Konto angemeldet hat, damit dich niemand aufhält, der anderswo Passwörter rät. Es enthält keinen Namen und öffnet nichts.',
          '`__Host-firstlight_google` und `__Host-firstlight_apple` gibt es für zehn Minuten, während du dich mit Google oder Apple anmeldest oder sie verknüpfst: Sie zeigen, dass du es warst.',
          '`__Host-firstlight_pending` hält zehn Minuten lang deinen Platz, wenn Google oder Apple deinen Namen oder deine Adresse nicht gesendet hat und wir danach fragen müssen.',
          '`language` bewahrt ein Jahr lang die Sprache, die du für die Seiten gewählt hast.',
        ],
        'Außerdem bewahrt dein Browser das Folgende auf. Du kannst es dort jederzeit löschen.',
        [
          'Bis du es löschst: was du getippt hast und wir noch nicht gespeichert haben (Schlüssel, die mit `change:` beginnen), was du vor dem Anmelden geschrieben hast, wenn es auf einen Platz wartet (`guestTexts:`), wie weit ein Import kam, der nicht fertig ist (`import:`), wer angemeldet ist (`person`), ob du die Seite hell oder dunkel willst (`theme`), dass unsere Schrift da ist (`sans`), eine Zeitzone, in der du bei deiner eigenen geblieben bist (`keptZone:`), und wie oft das Tagebuch gespeichert wurde (`diarySaveCount`); das verschwindet, wenn du dich abmeldest.',
          'Bis du den Tab schließt: was du vor dem Anmelden geschrieben hast (`landingGratitude`, `landingGoals`, `guestDiaryText`), was davon du gesendet hast, wem es gehört und wie weit es gespeichert ist (`guestTextsSent`, `guestTextsOwner`, `guestTextsTaken`, `guestDataSaved`), eine Nachricht an uns, die du nicht gesendet hast (`contactSubject`, `contactMessage`), was du ausgefüllt hast, um ein Konto anzulegen, ohne das Passwort (`signUpEmail`, `signUpName`, `signUpUsername`, `signUpPhone`), für wen der Tab offen war (`personOfTab`), zu welcher Seite du unterwegs warst (`redirectAfterAuth`), ob du „Anmelden“ gedrückt hast (`askedTab`), ob sich die Tage nach unserer Uhr richten statt nach einer falschen dieses Geräts (`followsServer`), und eine Zufallszahl zum Zählen von Werbung (`sessionId`).',
        ],
        'Solange du angemeldet bist, bewahrt der Browser auch ein kleines Skript von uns auf, das Firstlight ohne Verbindung öffnet und Mitteilungen zeigt, wo sie an sind. Es bewahrt die Dateien der Website auf, in denen kein Wort von dir steht. Daneben liegt eine Datenbank (`kept`) mit deinem Namen, deinen Einstellungen, deinen Zielen und deinen Seiten des letzten Jahres, damit du ohne Verbindung lesen und schreiben kannst. Sie verschwindet, wenn du dich abmeldest, wenn sich jemand anderes anmeldet, und wenn deine Sitzung zu Ende ist und der Browser wieder zu uns kommt. Du kannst sie für ein Gerät ausschalten: in den Einstellungen, unter „Meine Tage auf diesem Gerät behalten“ (`keepsDays`).',
        'Es gibt keine Tracker und keine Analyse-Skripte.',
      ],
    },
    place: {
      title: 'Wo es aufbewahrt wird',
      body: [
        'Firstlight läuft bei Cloudflare. Deine Daten liegen in der Datenbank von Cloudflare (D1), Anmeldungen auch in seinem Schlüssel-Wert-Speicher (KV). Sie sind auf dem Weg zu uns und an ihrem Speicherort verschlüsselt. Cloudflare verarbeitet sie in unserem Auftrag und kann das auch in anderen Ländern als deinem tun. Cloudflare, OpenAI, Resend, Stripe und Twilio sind Unternehmen der Vereinigten Staaten. Was zu ihnen geht, geht dorthin auf Grundlage der Standardvertragsklauseln der Europäischen Union oder ihres Beschlusses zum Datenschutzrahmen EU-USA.',
      ],
    },
    reply: {
      title: 'Wie deine Antwort entsteht',
      body: [
        'Wenn du deine Dankbarkeit und deine Ziele sendest, wird eine Antwort für dich geschrieben. Unser eigener Server schreibt sie, es sei denn, du hast zugestimmt, dass ein KI-Modell es darf; danach fragen wir dich vor dem ersten Brief, und du kannst es in den Einstellungen ändern. Wenn ein Dienst von OpenAI angeschlossen ist und du zugestimmt hast, bekommt er deinen Namen, deine Dankbarkeit und deine Ziele des Tages und mit Premium die deiner letzten sieben Einträge und deine offenen Ziele: höchstens 2.000 Zeichen von jedem Feld. Ohne Premium kann er einmal in der Woche erfahren, an welchen dieser Tage eine Zeile von heute auch schon dastand. Wenn du sagst, dass eine Antwort nicht gepasst hat, bekommt er auch diese Antwort. Deine E-Mail-Adresse, deine Telefonnummer und dein Tagebuch bekommt er nie. Jede Anfrage bittet OpenAI, nichts zu speichern, und in seinen Bedingungen steht, dass Text, der so gesendet wird, nicht zum Trainieren seiner Modelle benutzt wird.',
        'Mit Premium kannst du dein Journal fragen. Wenn du zugestimmt hast, dass ein KI-Modell deine Briefe schreiben darf, bekommt es dann deine Frage und höchstens zwölf Sätze aus deiner Dankbarkeit und deinen Zielen, mit ihren Tagen; auch hier nichts aus deinem Tagebuch und keine Seite, die davon zu sprechen scheint, dir selbst etwas anzutun. Weder die Frage noch die Antwort wird aufbewahrt.',
        'Wenn er nicht angeschlossen ist und du zugestimmt hast, kann ein KI-Modell, das Cloudflare betreibt (Workers AI), dasselbe bekommen und nicht mehr. Wo es kein KI-Modell gibt oder es nicht antwortet, setzt unser eigener Server die Antwort aus deinen Worten zusammen, und nichts verlässt ihn. Die Antwort zur Probe, die du sehen kannst, bevor du ein Konto anlegst, kann von dem KI-Modell geschrieben sein, das die Seite nennt, und wir speichern ihren Text nicht.',
        'Die Antwort schreibt eine Maschine. Mit ihr wird keine Entscheidung über dich getroffen. Worte von dir, die davon zu sprechen scheinen, dir selbst etwas anzutun, bemerkt unser eigener Server, und sie werden niemandem gesendet; an die Stelle der Antwort tritt eine feste Nachricht, die auf Hilfe hinweist. Weder eine solche Seite noch ein Ziel, das davon spricht, bekommt an einem späteren Tag ein KI-Modell.',
      ],
    },
    messages: {
      title: 'E-Mails, SMS und Mitteilungen',
      body: [
        'E-Mails kommen, wenn du um eine bittest, etwa um einen Code oder einen Link für ein neues Passwort, wenn mit deinem Konto etwas geschieht, und so, wie es in den Einstellungen steht: der Morgengruß, mit der ersten Zeile der Seite vom Tag davor, wenn du das wählst, Erinnerungen mit dem Titel des Ziels und mit Premium die Mail zur Woche, mit den Worten, die in deiner Dankbarkeit am häufigsten waren. Eine Seite oder ein Ziel, in dem es darum geht, sich selbst etwas anzutun, steht in keiner davon. Cloudflare oder Resend befördert sie und sieht die Adresse und die Nachricht, um sie zuzustellen. Wenn eine endgültig zurückkommt, teilt es uns das mit, und wir senden nichts mehr dorthin, bis du die Adresse wieder bestätigst. Wenn eine als Spam gemeldet wird, senden wir bis dahin nur, worum du bittest und was die Sicherheit deines Kontos betrifft. Wenn du auf die Mail am Morgen antwortest, werden deine Worte deine Seite, und der Brief kommt per Mail zurück; deine Mail selbst wird nicht aufbewahrt.',
        'SMS kommen erst, wenn du sie eingeschaltet und deine Nummer bestätigt hast. Twilio befördert sie und sieht die Nummer und die Worte. Wir lassen Twilio jede Nachricht löschen, nachdem sie gespeichert oder zugestellt ist; dass es eine gab, wann, und zwischen welchen Nummern, bleibt in den Aufzeichnungen und Rechnungen von Twilio. Wenn du STOP antwortest, behalten wir die Nummer auf einer Liste derer, an die nichts gesendet wird, auch nachdem dein Konto gelöscht ist, bis du START antwortest.',
        'Mitteilungen auf einem Gerät kommen erst, wenn du sie dort eingeschaltet hast. Sie enthalten eine Zeile von uns und kein Wort von dir. Der Push-Dienst deines Browsers (Google, Mozilla, Microsoft oder Apple) befördert sie verschlüsselt: Er sieht, wann eine kommt, und kann sie nicht lesen.',
      ],
    },
    calendar: {
      title: 'Dein Kalender',
      body: [
        'Wenn du eine Adresse für deinen Kalender anlegst, kann jedes Programm, das sie hat, die Titel, Termine und Erinnerungen deiner Ziele lesen, und ebenso das Unternehmen, das das Programm betreibt. Ein Ziel, in dem es darum geht, sich selbst etwas anzutun, ist nicht dabei. Wir bewahren nur einen Hash der Adresse auf. Sie endet, wenn du sie ausschaltest, ein neues Passwort setzt oder dich überall sonst abmeldest.',
      ],
    },
    payments: {
      title: 'Zahlungen',
      body: [
        'Stripe nimmt die Zahlungen für Premium entgegen. Es bekommt deinen Namen, deine E-Mail-Adresse und was du in sein Formular eingibst; die Nummer einer Karte sehen wir nie. Sein Skript wird auf der Seite geladen, auf der du zahlst, und auf keiner anderen. Wenn du dein Konto löschst, lassen wir Stripe das Abo beenden und deinen Kundeneintrag löschen.',
      ],
    },
    ads: {
      title: 'Werbung',
      body: [
        'Der kostenlose Tarif zeigt Plätze für Werbung; bisher sind sie leer. Wir zählen, wie viele an einem Tag gesehen werden. Bei jeder Zählung sendet dein Browser eine Zufallszahl, die so lange gilt wie sein Tab, und wir bewahren sie nicht auf. Damit kein Konto unseren Speicher füllen kann, bewahren wir einen Tag lang auf, wie viele Zählungen deines gesendet hat. Es gibt kein Profil, und was du schreibst, spielt dabei keine Rolle. Premium hat keine Werbung.',
      ],
    },
    others: {
      title: 'Wer es sonst noch sieht',
      body: [
        'Nur die, die auf dieser Seite genannt sind, jeder für seine Aufgabe: Cloudflare, um alles aufzubewahren und auszuliefern und, ohne OpenAI, für die Antwort, Resend für E-Mails, Twilio für SMS, der Push-Dienst deines Browsers für Mitteilungen, Stripe für Zahlungen, OpenAI für die Antwort und Google oder Apple, wenn du dich damit anmeldest. Wir verkaufen deine Daten nie. Einer Behörde würden wir etwas nur herausgeben, wo das Gesetz uns dazu zwingt, und wir würden es dir sagen, wenn wir dürfen.',
      ],
    },
    howLong: {
      title: 'Wie lange wir es aufbewahren',
      body: [
        [
          'Dein Konto und was du schreibst: bis du es löschst.',
          'Eine Anmeldung: 30 Tage ohne Benutzung, höchstens 90 Tage. Ihr Datensatz wird 90 Tage nach ihrem Beginn gelöscht.',
          'Die E-Mail-Adresse, die du vorher hattest, wenn du sie änderst: einen Tag lang; so lange lässt sie sich zurückholen.',
          'Die Liste von dem, was wir dir gesendet haben, und die Nummern der Meldungen von Stripe: 90 Tage.',
          'Nachrichten aus dem Kontaktformular: in unserer Datenbank bis 30 Tage, nachdem sie in unserem Postfach angekommen sind; im Postfach, bis deine Frage geklärt ist oder du uns bittest, sie zu entfernen.',
          'Nachdem dein Konto gelöscht wurde: 31 Tage lang ein Hash seiner Nummer, der niemanden nennt, damit es gelöscht bleibt, falls wir zu einem früheren Stand unserer Datenbank zurückmüssen.',
          'Sicherungen: Cloudflare kann unsere Datenbank auf einen Zeitpunkt der letzten 30 Tage zurücksetzen, und unsere eigenen Kopien sind nicht älter. Was du löschst, ist nach dieser Zeit auch dort weg.',
        ],
      ],
    },
    rights: {
      title: 'Was du tun kannst',
      body: [
        [
          '**Es mitnehmen:** „Daten exportieren“ in den [Einstellungen] gibt dir alles, was du geschrieben hast, und dein Profil in einer Datei, in jedem Tarif.',
          '**Es berichtigen:** in den Einstellungen, oder indem du uns schreibst.',
          '**Es löschen:** einen Eintrag für sich oder dein Konto mit allem darin, in den Einstellungen.',
          '**Fragen und widersprechen:** [Schreib uns] zu allem auf dieser Seite. Wenn dir unsere Antwort nicht genügt, kannst du dich an die Datenschutzbehörde wenden, wo du lebst.',
        ],
      ],
    },
    youngPeople: {
      title: 'Junge Menschen',
      body: [
        'Firstlight ist für Menschen ab 16 Jahren. Wenn du erfährst, dass jemand Jüngeres ein Konto hat, sag es uns bitte, und wir entfernen es.',
      ],
    },
    changes: {
      title: 'Wenn sich diese Seite ändert',
      body: [
        'Wir ändern diese Seite, wenn sich Firstlight ändert. Wenn dich eine Änderung betrifft, sagen wir es dir per E-Mail oder in der App, bevor sie gilt. Fragen sind auf unserer [Kontaktseite] willkommen.',
      ],
    },
  }),
}
