import type { Texts } from '../type.ts'

export const notices: Texts['notices'] = {
  away: {
    text: (day: string) => `Du hast Pause bis ${day}. Vorher kommt nichts von uns.`,
    end: 'Ich bin zurück',
  },
  zone: {
    label: 'Zeitzone',
    text: ({ here, usual }: { here: string; usual: string }) =>
      `Auf diesem Gerät gilt die Zeit von ${here}. Deine Tage richten sich nach ${usual}.`,
    change: (here: string) => `Zu ${here} wechseln`,
    changing: 'Wechselt\u00A0…',
    keep: (usual: string) => `Bei ${usual} bleiben`,
  },
  otherPerson: {
    title: 'An diesem Gerät ist jetzt jemand anderes',
    signedIn:
      'In einem anderen Tab hat sich jemand anderes angemeldet, und diese Seite zeigt jetzt das Journal dieser Person.',
    signedOut: 'Du wurdest in einem anderen Tab abgemeldet.',
    isKept:
      'Was hier vorher geschrieben wurde, ist auf diesem Gerät gespeichert: für den Menschen, der es geschrieben hat, und für niemanden sonst.',
    close: 'Verstanden',
  },
  letters: {
    label: 'Wer deine Briefe schreibt',
    text: (model: string) =>
      `Deinen Brief kann ${model} schreiben. Es liest dafür deine Seite und behält nichts. Ohne das Modell schreibt Firstlight den Brief selbst. Du kannst das in den Einstellungen ändern.`,
    byModel: 'Ja, es darf meine Seiten lesen',
    byComposer: 'Nein, nur Firstlight',
  },
}
