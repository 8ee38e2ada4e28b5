import type { Texts } from '../type.ts'

export const accessibility: Texts['accessibility'] = {
  title: 'Barrierefreiheit',
  description: 'Für wen Firstlight ausprobiert wurde, wie, und was noch nicht geht.',
  effective: 'Zuletzt angesehen am [28. November 2026]',
  sections: {
    aim: {
      title: 'Was wir erreichen wollen',
      body: [
        'Alle sollen hier schreiben und lesen können. Unser Maß ist WCAG 2.2, Stufe AA: die Richtlinien des W3C für barrierefreie Webinhalte.',
      ],
    },
    everyChange: {
      title: 'Was bei jeder Änderung ausprobiert wird',
      body: [
        [
          'axe-core, auf jedem Bildschirm, ohne Konto und in jedem Tarif, hell und dunkel.',
          'Ein Fenster von 320 Pixeln und Text in doppelter Größe: Nichts lässt sich zur Seite schieben.',
          'Nur die Tastatur: von der ersten Zeile über das Anlegen des Kontos und den Brief bis zu einer geänderten Seite.',
          'Weniger Bewegung, wo dein Gerät darum bittet.',
        ],
        'All das geschieht in Chromium. In Firefox probieren wir den Weg von der ersten Zeile bis zum Brief aus.',
      ],
    },
    tried: {
      title: 'Was am 28. November 2026 ausprobiert wurde',
      body: [
        [
          'HTML CodeSniffer 2.5.1 und die Prüfung „accessibility checker engine“ von IBM 4.0.34, auf jedem Bildschirm, abgemeldet und angemeldet, hell und dunkel. Sie fanden zwei Formulare ohne Namen; das ist behoben. Die Prüfung von IBM meldet auch Links hinter einem offenen Dialog, die die Tastatur nicht erreicht. Worte auf dem Bild des Himmels kann keine der beiden messen; das macht ein eigener Test.',
          'Erzwungene Farben, wie Chromium sie nachbildet. Schalter zeigten nicht, ob sie an sind, und einige Knöpfe sahen wie Text aus. Beides ist behoben.',
          'Die Reihenfolge der Überschriften: Auf keinem Bildschirm fehlt eine Ebene.',
        ],
      ],
    },
    unknown: {
      title: 'Was wir nicht wissen und was nicht geht',
      body: [
        [
          'Niemand, der einen Screenreader, eine Schaltersteuerung oder die eigene Stimme benutzt, hat Firstlight für uns ausprobiert, und wir haben es nicht mit einem Screenreader benutzt. Programme finden nur einen Teil von dem, was nicht stimmt.',
          'Wir haben kein Safari ausprobiert, und keine erzwungenen Farben in Windows selbst.',
          'Das Formular, in dem du zahlst, ist von Stripe. Wir haben es nicht ausprobiert.',
          'Die Hügel eines Tages sind ein Bild von dem, was du geschrieben hast. Eine Beschriftung nennt den Tag und wie er war; die Form der Hügel steht nirgends in Worten.',
        ],
      ],
    },
    help: {
      title: 'Wenn dir etwas im Weg ist',
      body: [
        'Bitte sag es uns auf der [Kontaktseite]: was du tun wolltest, und mit welchem Gerät und Programm. Wir antworten innerhalb von 24 Stunden.',
      ],
    },
  },
}
