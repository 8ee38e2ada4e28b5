import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de')} ${plural('de', count, one, many)}`
const days = (count: number) => counted(count, 'Tag', 'Tage')
const goals = (count: number) => counted(count, 'Ziel', 'Ziele')

export const importing: Texts['importing'] = {
  title: 'Dein Journal mitbringen',
  continue: 'Weiter',
  stop: 'Anhalten',
  goOn: 'Weitermachen',
  leave: 'Dabei belassen',
  more: (count: number) => `und ${count.toLocaleString('de')} mehr`,
  quoted: (words: string) => `„${words}“`,
  entries: (count: number) => counted(count, 'Eintrag', 'Einträge'),
  goals,
  whole: (count: { days: number; goals: number }) => {
    if (count.goals === 0) return days(count.days)
    return count.days === 0 ? goals(count.goals) : `${days(count.days)} und ${goals(count.goals)}`
  },
  unfinished: {
    title: 'Der letzte Import ist nicht fertig',
    explanation: (progress: string) =>
      `Übernommen: ${progress}. Wähle dieselben Dateien noch einmal, dann kommt der Rest: Nichts kommt doppelt.`,
  },
  choice: {
    files: 'Dateien wählen',
    hint: 'Sie werden auf diesem Gerät gelesen, und du siehst, was darin ist, bevor etwas gespeichert wird.',
    folder: 'Einen Ordner wählen',
    unnamed: 'Deine Auswahl',
    several: (files: number) => `${files.toLocaleString('de')} Dateien`,
    failed: (name: string) => `„${name}“ ließ sich nicht lesen`,
    journals: [
      { from: 'Firstlight', what: 'das JSON aus „Daten exportieren“, oder sein Markdown' },
      { from: 'Day One, Journey', what: 'das ZIP oder das JSON des Exports' },
      { from: 'Apple Journal', what: 'der Ordner oder das ZIP des Exports' },
      { from: 'Google Keep', what: 'das ZIP von Google Takeout' },
      { from: 'Daylio, Presently', what: 'das CSV' },
      { from: 'Obsidian, Logseq', what: 'der Ordner mit deinen Tagesseiten' },
      { from: 'Evernote, Memos', what: 'die ENEX-Datei, oder das JSON' },
      { from: 'jrnl, Day One Classic', what: 'die Datei oder der Ordner' },
      { from: 'Jede Tabelle', what: 'ein CSV mit einer Spalte für das Datum' },
      { from: 'Alles andere', what: 'Markdown oder Text mit dem Datum in einer Überschrift oder im Namen' },
    ],
  },
  reading: 'Dein Journal wird gelesen. Noch verlässt es dieses Gerät nicht.',
  columns: {
    title: 'Welche Spalte ist was? Sieh dir den Vorschlag an und ändere, was nicht stimmt.',
    untitled: (number: number) => `Spalte ${number}`,
    none: 'Weglassen',
    date: 'Datum',
    order: 'Steht zuerst der Tag oder der Monat?',
    unclear: (date: string) => `Das Datum verrät es nicht: „${date}“`,
    choose: 'Bitte wählen',
    day: 'Zuerst der Tag, 31/12',
    month: 'Zuerst der Monat, 12/31',
    leaveOut: 'Diese Tabelle weglassen',
    noDate: 'Bitte sag, welche Spalte das Datum ist.',
    severalDates: 'Bitte wähle nur eine Spalte für das Datum.',
    noWords: 'Bitte sag, in welcher Spalte die Worte stehen.',
    noOrder: 'Bitte sag, ob zuerst der Tag oder der Monat steht.',
  },
  preview: {
    daysHere: (count: number) => `${days(count)} hier schon geschrieben`,
    goalsHere: (count: number) => `${count.toLocaleString('de')} davon schon hier`,
    source: (sources: string, first: string, last: string) =>
      first === last ? `${sources}, ${first}` : `${sources}, ${first} bis ${last}`,
    dropped: (things: string) => `Firstlight speichert nur Worte. Das bleibt zurück: ${things}.`,
    nothingNew: 'Hier ist nichts Neues',
    allHere: 'Alles, was gefunden wurde, ist schon in deinem Journal und bleibt, wie es ist.',
    noDays: 'Es ließ sich kein Tag lesen.',
    stay: (count: number) =>
      counted(
        count,
        'Tag ist hier schon geschrieben und bleibt, wie er ist',
        'Tage sind hier schon geschrieben und bleiben, wie sie sind',
      ),
    headings: (count: number) =>
      `${counted(count, 'unbekannte Überschrift', 'unbekannte Überschriften')}, deren Worte ins Tagebuch kommen`,
    onDays: (count: number) => `an ${counted(count, 'Tag', 'Tagen')}`,
    leftOut: (count: number) => `${counted(count, 'Stelle', 'Stellen')} weggelassen`,
    first: 'Die ersten davon',
    all: 'Was mitkommt',
    goals: 'Ziele',
    isCompleted: 'erreicht',
    by: (date: string) => `bis ${date}`,
    milestones: (count: number) => counted(count, 'Etappe', 'Etappen'),
    store: (whole: string) => `${whole} übernehmen`,
  },
  storing: {
    label: 'Übernommen',
    progress: (done: string, whole: string) => `${done} / ${whole}`,
    soFar: (progress: string) => `Bisher übernommen: ${progress}.`,
    stopped: (progress: string) => `Übernommen: ${progress}.`,
    failed: 'Unterwegs ging es nicht weiter',
    isSafe: (why: string) => `${why} Was übernommen ist, ist sicher, und nichts kommt doppelt.`,
  },
  stored: {
    title: (whole: string) => `${whole} übernommen`,
    kept: (count: number) =>
      counted(
        count,
        'Tag wurde inzwischen hier geschrieben und blieb, wie er war.',
        'Tage wurden inzwischen hier geschrieben und blieben, wie sie waren.',
      ),
    days: 'Jeder Tag steht in deinem Journal, unter seinem Datum.',
    goals: 'Deine Ziele stehen in der Liste der Ziele, mit ihren Etappen und ihrem Fortschritt.',
    more: 'Mehr Dateien mitbringen',
    toGoals: 'Deine Ziele ansehen',
    toHistory: 'Zu deinem Weg',
    toDay: (date: string) => `Zum ${date}`,
  },
  dropped: {
    pictures: (count: number) => counted(count, 'Bild oder Aufnahme', 'Bilder und Aufnahmen'),
    places: (count: number) => counted(count, 'Ort', 'Orte'),
    weather: (count: number) => counted(count, 'Notiz zum Wetter', 'Notizen zum Wetter'),
    stars: (count: number) => counted(count, 'Stern', 'Sterne'),
    tags: (count: number) => counted(count, 'Schlagwort', 'Schlagwörter'),
    moods: (count: number) => counted(count, 'Stimmung', 'Stimmungen'),
    others: (count: number) => counted(count, 'anderer Anhang', 'andere Anhänge'),
  },
  places: {
    line: (number: number) => `Zeile ${number}`,
    entry: (number: number) => `Eintrag ${number}`,
    goal: (number: number) => `Ziel ${number}`,
  },
  leftOut: {
    noSuchDate: (date: string) => `Das Datum „${date}“ gibt es nicht.`,
    unclearDate: (date: string, one: string, other: string) => `„${date}“ kann ${one} oder ${other} heißen.`,
    unreadDate: (heading: string) =>
      `„${heading}“ ist vielleicht ein Datum, lässt sich aber nicht lesen. „2024-03-01“ schon.`,
    noDate: 'Es steht nicht dabei, wann das geschrieben wurde.',
    tooEarly: 'Bei Firstlight beginnen die Tage am 1. Januar 1900.',
    tooLate: 'Dieser Tag kommt erst noch.',
    noWords: 'Hier stehen keine Worte.',
    noPremium:
      'Das Tagebuch dieses Tages bleibt zurück: Ohne Premium wird das Tagebuch nur für vergangene Tage übernommen.',
    tooLong: 'Dieser Tag ist länger, als eine Seite sein kann.',
    noDay: (words: string) => `„${words}“ gehört zu keinem Tag.`,
    goals: (count: number) =>
      `${counted(count, 'Ziel bleibt', 'Ziele bleiben')} zurück: Ziele kommen aus dem JSON, das die Einstellungen exportieren.`,
    columns: (most: number) => `Von den Spalten kommen nur die ersten ${most} mit.`,
    unclosed: 'Hier beginnt ein Anführungszeichen, das nie endet.',
    deleted: 'Das liegt im Papierkorb von Google Keep.',
    noGoal: 'Das ist kein Ziel.',
    goalField: (field: string) => `Das Feld „${field}“ lässt sich nicht lesen.`,
    goalTooLong: 'Dieses Ziel ist länger, als der Import auf einmal senden kann.',
    tooManyGoals: (most: number) => `Es ist Platz für ${most} Ziele.`,
  },
  zip: {
    damaged: 'Die Datei ist beschädigt und lässt sich nicht entpacken.',
    incomplete: 'Dieses ZIP-Archiv ist nicht vollständig. Bitte lade oder kopiere es noch einmal.',
    tooLarge: 'Dieses ZIP-Archiv ist zu groß. Öffne es und wähle die Dateien darin.',
    tooMuchText: 'Darin ist zu viel Text. Entpacke es und wähle einige der Dateien.',
    locked: 'Die Datei ist mit einem Passwort gesperrt.',
    unknown: 'Die Datei ist auf eine Art gepackt, die hier nicht gelesen werden kann.',
  },
  refused: {
    noText: 'Unter diesen Dateien ist kein Text, der ein Journal sein könnte.',
    noDays: (files: number) => `In diesen ${files} Dateien war kein Tag zu finden.`,
    empty: 'Diese Datei ist leer.',
    brokenJson: 'Dieses JSON lässt sich nicht lesen. Vielleicht ist es nicht vollständig.',
    brokenJsonFrom: (line: number) =>
      `Dieses JSON lässt sich ab Zeile ${line} nicht lesen. Vielleicht ist es nicht vollständig.`,
    leftOut: 'Diese Tabelle wurde weggelassen.',
    noDates: 'Diese Tabelle hat keine Spalte mit einem Datum wie „2024-03-01“ oder „3/14/2024“.',
    otherHtml: 'In dieser HTML-Seite steht kein Datum, also ist sie nicht aus Apple Journal.',
    noEntries: 'In dieser Datei sind keine Einträge.',
    otherEntries: (programs: string) => `Die Einträge in diesem JSON sind nicht aus ${programs}.`,
    otherJson: (programs: string) =>
      `In diesem JSON ist keine Liste namens „entries“ oder „memos“, also ist es nicht aus ${programs}.`,
    other:
      'In dieser Datei war kein Tag zu finden. In Markdown beginnt ein Tag mit einer Überschrift wie „## 2024-03-01“, oder die Datei heißt wie ihr Datum; eine Tabelle (CSV) braucht eine Spalte mit dem Datum.',
    otherShort: 'Darin war kein Datum zu finden.',
  },
  known: {
    daylio: 'Das ist eine Sicherung von Daylio. Exportiere in Daylio die Einträge als CSV und wähle diese Datei.',
    gridDiary:
      'Ein Snapshot oder das JSON von Grid Diary lässt sich hier nicht lesen. Es geht mit einer Tabelle (CSV), in der eine Spalte das Datum nennt, oder mit Text, in dem über jedem Tag das Datum steht.',
    journey:
      'Ein PDF oder ein Word-Dokument von Journey enthält Seiten, keine Tage. Wähle in Journey den Export als ZIP und hier dann das ZIP.',
    appleJournal:
      'Das ist eine gedruckte Seite aus Apple Journal. Exportiere dort alle Einträge und wähle den Ordner oder sein ZIP.',
    dayOne: 'Exportiere das Journal in Day One als JSON und wähle hier das ZIP.',
    reflectly:
      'Reflectly hat keinen Export, der sich hier lesen lässt. Es geht mit einer Tabelle (CSV), in der eine Spalte das Datum nennt, oder mit Text, in dem über jedem Tag das Datum steht.',
    fiveMinutes:
      'Dieser Export von 5 Minute Journal lässt sich hier nicht lesen. Es geht mit einer Tabelle (CSV), in der eine Spalte das Datum nennt, oder mit Text, in dem über jedem Tag das Datum steht.',
    document:
      'Eine gedruckte Seite oder ein Dokument lässt sich nicht in Tage teilen. Exportiere dort, wo es herkommt, JSON, CSV, Markdown oder reinen Text.',
    database: 'Das ist die Datenbank einer App. Exportiere dort JSON, CSV, Markdown oder reinen Text.',
  },
}
