import type { LetterLines } from '../letter-lines.ts'

/** A quoted line is not inflected: it follows a colon, a verb like “schreiben” or “lesen”, or the word “Zeile”. */
export const german: LetterLines = {
  marks: ['„', '“'],
  days: { locale: 'de-DE', yesterday: 'gestern', on: (day) => `am ${day}` },
  ofMorning: /guten morgen|heute morgen|(?:guten|ruhigen) tag|fängt der tag|tag anfangen/i,
  greeting: ['{name},', 'Guten Morgen, {name} –', 'Hallo, {name} –'],
  lead: {
    bright: [
      'Wie schön, {q} zu lesen | Ich freue mich sehr über {q} | Am liebsten habe ich heute {q} gelesen',
      'Schön, dass hier {q} steht',
    ],
    open: ['Ich habe {q} zweimal gelesen | {q} bleibt mir im Kopf | Ich habe {q} gelesen und dann noch einmal gelesen'],
    news: ['Herzlichen Glückwunsch: {q} | {q}: Herzlichen Glückwunsch | Was für eine gute Nachricht: {q}'],
    exclamation: ['Wie schön, {q} zu lesen | Das darf gefeiert werden: {q} | Ich freue mich sehr über {q}'],
    loss: [
      'Es tut mir leid, dass du {q} schreiben musstest | Es tut mir leid, {q} zu lesen',
      'Ich habe {q} gelesen, und es tut mir leid | Auf deiner Seite steht {q}, und das tut mir leid',
      'Du schreibst {q}, und das tut mir leid | Du hast {q} geschrieben, und es tut mir sehr leid',
      'Es tut mir sehr leid, dass da {q} steht | {q}: Das tut mir leid',
    ],
  },
  others: {
    bright: [
      ', und {qs} mag ich auch | , mit {qs} als Zugabe | ; und dann ist da noch {qs}',
      ', und auch über {qs} freue ich mich | , und {qs} würde ich nicht auslassen',
    ],
    open: ['; aufgefallen ist mir auch {qs} | ; behalten habe ich auch {qs}'],
  },
  together: {
    bright: [
      'Wie schön, {all} zu lesen | Über {all} habe ich gelächelt | Ich freue mich über {all}',
      'Was für eine Seite: {all} | Gern gelesen habe ich {all}',
    ],
    open: ['Das behalte ich: {all} | Behalten habe ich {all}'],
  },
  short: {
    bright: [
      '{all}: Mehr braucht ein Tag nicht | {all}: Das reicht für einen guten Tag | {all}: Das ist mal eine Liste',
      'Mit {all} hat ein Tag, was er braucht',
    ],
    open: [
      '{all}: Das genügt für eine Seite | {all}: Mehr muss es nicht sein | {all}: Das genügt für heute | {all}: Mehr braucht es heute nicht',
    ],
  },
  climax: {
    bright: [
      'Ich mag {qs}, und am meisten {q} | Über {qs} habe ich gelächelt, und dann über {q}',
      '{qs} hätte mir schon gereicht, und dann kam {q}',
      'Gut war die Seite schon mit {qs}, und dann kam {q} | Ich freue mich über {qs}, und noch mehr über {q}',
    ],
    open: [
      'Ich habe {qs} gelesen und bin dann bei {q} geblieben | Ich habe {qs} gelesen, und {q} bleibt mir im Kopf',
      'Ich habe {qs} gelesen, und {q} zweimal',
    ],
  },
  plan: {
    wished: ['Viel Glück bei {p} | Alles Gute für {p} | Auf gutes Gelingen: {p}'],
    named: ['Und wenn heute Platz dafür ist: {p} | Wenn heute dafür Platz ist: {p}'],
    continued: [
      'Ich sehe, woher {p} kommt | Und so natürlich auch {p} | Kein Wunder, dass {p} auf der Liste steht',
      'Das musste auf die Liste: {p} | Und darum steht {p} auf der Liste',
    ],
  },
  later: ['', '; erzähl mir morgen, wie es war', '; erzähl mir morgen, wie es war, wenn du magst'],
  bare: [
    'Ich habe deine Seite gelesen. Morgen ist wieder Platz | Ich habe deine Seite gesehen. Bis morgen',
    'Ich habe alles gelesen. Bis morgen',
  ],
  closing: {
    bright: [
      'Hab einen guten {weekday} | Ich wünsche dir einen guten {weekday} | Einen guten {weekday}',
      'Und nun einen guten {weekday}',
    ],
    hard: [
      'Ich wünsche dir einen {weekday}, der dich schont',
      'Möge es ein {weekday} sein, der freundlich zu dir ist',
      'Hoffentlich wird es ein {weekday}, der nicht zu viel von dir will',
      'Auf einen {weekday}, der so ruhig ist, wie du es brauchst',
      'Möge der {weekday} sanft mit dir umgehen | Ich hoffe, der {weekday} verlangt wenig von dir',
      'Ich wünsche dir einen leichten {weekday} | Ich wünsche dir einen {weekday} ohne Eile',
      'Möge der {weekday} dir Ruhe lassen',
    ],
    anytime: [
      'Bis morgen | Morgen ist wieder Platz | Die nächste Seite gibt es morgen | Ich bin auch morgen hier',
      'Bis zur nächsten Seite',
    ],
  },
  ending: {
    bright: [
      'Ich wünsche dir, dass es heute bei dir bleibt. | Der Tag darf gern so weitergehen. | Hab einen guten Tag.',
    ],
    open: ['Hab einen guten Tag.', 'Ich wünsche dir einen ruhigen Tag.', 'Bis morgen.'],
    hard: ['Das Übrige darf warten.', 'Der Tag darf heute langsam gehen.', 'Mehr als das muss heute nicht sein.'],
  },
  threads: {
    planned: [
      'An {days} Tagen stand bisher {q} auf der Liste, heute mitgezählt.',
      'Heute ist Tag {days} mit {q} auf deiner Liste. | Mit heute sind es {days} Tage, an denen hier {q} steht.',
      'Zuerst stand {q} {since} hier, und heute ist Tag {days}.',
    ],
    done: [
      '{When} war es noch ein Plan: {q}. | {When} stand es noch auf der Liste, heute lese ich {q}.',
      '{q}: Das hattest du dir {when} vorgenommen. | Was {when} noch ein Plan war, ist geschehen: {q}.',
    ],
    person: [],
    aim: [
      '{q} gehört zum Ziel {title}, das jetzt bei {progress} Prozent steht.',
      'Zum Ziel {title}, bisher bei {progress} Prozent, gehört heute {q}.',
      'Das Ziel {title} steht bei {progress} Prozent, und {q} gehört dazu.',
      'Für das Ziel {title}, jetzt bei {progress} Prozent, steht heute {q} da.',
    ],
  },
  quiet: [
    'Du darfst heute still sein. | Für niemanden musst du jetzt stark sein.',
    'Niemand kann dir sagen, wie lange das dauern darf. | Für solche Tage gibt es keine richtige Art.',
    'Du musst daraus heute nichts machen. | Nichts davon muss heute gelöst werden.',
    'Es muss nicht besser klingen, als es ist.',
    'Für den Augenblick darf es so bleiben. | Ich suche keine gute Seite daran. | Du darfst heute langsam sein.',
    'Du musst es niemandem erklären. | Es darf so schwer sein, wie es ist. | Du schuldest niemandem gute Laune.',
    'Es gibt nichts, was du stattdessen fühlen müsstest. | Du machst nicht zu viel daraus.',
    'Leichter machen kann ich es nicht; ich kann es nur in Ruhe lesen. | Diese Seite braucht keinen guten Schluss.',
    'Wie es weitergeht, muss heute nicht feststehen. | Du darfst jemanden brauchen.',
    'Was du geschrieben hast, braucht keine Entschuldigung.',
  ],
  harm: {
    alcohol: {
      seen: [
        'Da ist etwas, das du eine Weile nicht spüren möchtest. Das ist verständlich.',
        'Was du geschrieben hast, klingt nach Durchhalten, mehr als nach einem schönen Abend.',
      ],
      care: [
        'Es wartet meistens, bis die Betäubung vorbei ist. Ein Mensch, der zuhört, hilft länger: jemand, dem du vertraust, eine Ärztin oder eine Beratung; findahelpline.com zeigt, wer bei dir erreichbar ist.',
      ],
    },
    drugs: {
      seen: [
        'Da ist etwas, das sich für ein paar Stunden anders anfühlen soll. Das ist verständlich.',
        'Du hast es aufgeschrieben, statt es für dich zu behalten. Es wird gelesen und nicht verurteilt.',
      ],
      care: [
        'Bleib damit heute nicht allein. Eine Vertrauensperson, eine Ärztin oder eine Drogenberatung hat so etwas schon gehört; findahelpline.com zeigt, wer bei dir erreichbar ist.',
      ],
    },
    driving: {
      seen: [
        'Auf dieser Seite steht eine Fahrt, die gefährlich ist, für dich und für Menschen, die du nie gesehen hast.',
        'Es mag der kurze Weg nach Hause sein. Heute ist es kein sicherer.',
      ],
      care: [
        'Bitte lass das Auto stehen. Jemand wird lieber von deinem Anruf geweckt als von einem anderen. Wenn es oft so kommt, helfen eine Ärztin oder eine Beratung über findahelpline.com.',
      ],
    },
    gambling: {
      seen: [
        'Hinter diesem Plan steht ein Verlust und die Hoffnung, dass eine Runde ihn wettmacht. Diese Hoffnung ist sehr menschlich.',
        'Das klingt weniger nach einem Spiel als nach einem Gewicht, das irgendwohin muss.',
      ],
      care: [
        'Du musst es nicht allein zurückgewinnen. Ein Mensch, der die Zahlen sehen darf, oder eine Beratung für Glücksspiel nimmt etwas davon ab; findahelpline.com zeigt, wer bei dir erreichbar ist.',
      ],
    },
    medication: {
      seen: [
        'Du überlegst, ohne deine Medikamente auszukommen. Es kann gute Gründe geben, sie leid zu sein.',
        'Jeden Tag mit einem Medikament zu leben, ist eine Last für sich.',
      ],
      care: [
        'Bitte sprich zuerst mit der Ärztin, die es verschrieben hat, oder in einer Apotheke; manches ist für den Körper schwer, wenn es plötzlich fehlt.',
      ],
    },
    food: {
      seen: [
        'In diesem Plan liegt Härte gegen dich selbst, und wahrscheinlich eine lange Geschichte.',
        'Diese Seite verlangt viel von einem Körper, der dich nur tragen will.',
      ],
      care: [
        'Du darfst heute essen, was immer gestern war. Wenn das schwer zu glauben ist, sag einer Vertrauensperson oder einer Ärztin, wie es steht; auch findahelpline.com weiß, wer hilft.',
      ],
    },
    violence: {
      seen: [
        'Auf dieser Seite ist Wut, und sie hat sicher ihre Gründe. Hier darf sie stehen.',
        'Etwas ist zu weit gegangen. Lass es hier gesagt sein, und heute nicht weiter gehen als bis hier.',
      ],
      care: [
        'Bring zuerst Abstand zwischen dich und die Sache, und sag jemandem, dem du vertraust, wie es steht. Wenn es kurz davor ist, verlass den Raum und ruf einen Menschen an, der bei dir bleiben kann.',
      ],
    },
    partner: {
      seen: [
        'Du solltest dich nicht klein machen müssen, um sicher zu sein. Was du geschrieben hast, zählt.',
        'Die Wut eines anderen ist nicht deine Aufgabe, und sie ist nicht deine Schuld.',
      ],
      care: [
        'Jemand draußen sollte davon wissen. In Deutschland hilft 116 016 rund um die Uhr; anderswo zeigt findahelpline.com, wer da ist. Wenn du jetzt in Gefahr bist, ruf bitte den Notruf.',
      ],
    },
  },
}
