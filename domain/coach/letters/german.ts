import type { LetterLines } from '../letter-lines.ts'

const brightTails = [
  '.',
  ', und dabei ist erst {weekday}.',
  '; danke für all das.',
  '; ich würde nichts davon weglassen.',
  '; heb es dir für einen graueren Tag auf.',
]
/** They fit what is funny, what is plain and what may be hard. */
const openTails = [
  '.',
  '; du hast es gut gesagt.',
  '; morgen kannst du da weitererzählen.',
  '; erzähl mir mehr, wann immer du magst.',
  '; danke, dass du es aufgeschrieben hast.',
  '; ich höre zu.',
  '; gut, dass es da steht.',
]
const others = [
  '; {qs} würde ich auch nicht auslassen.',
  '; danke auch für {qs}.',
  '; gelesen habe ich auch {qs}.',
  '; behalten habe ich auch {qs}.',
  '; aufgefallen ist mir auch {qs}.',
  '; merken werde ich mir auch {qs}.',
  '; da ist auch {qs}.',
  '; und dann ist da {qs}.',
]
const hardTails = [
  '.',
  '; ich gehe nicht schnell darüber hinweg.',
  '; diese Seite hat Zeit dafür.',
  '; erklären musst du nichts.',
  '; ich lasse mir Zeit.',
  '; dafür ist hier Platz.',
  '; nimm dir allen Platz, den du brauchst.',
  '; das darf hier so stehen.',
]

/** A quoted line is not inflected: it follows a colon, a verb like “schreiben” or “lesen”, or the word “Zeile”. */
export const german: LetterLines = {
  marks: ['„', '“'],
  days: { locale: 'de-DE', yesterday: 'gestern', on: (day) => `am ${day}` },
  ofMorning: /guten morgen|heute morgen|(?:guten|ruhigen) tag|fängt der tag|tag anfangen/i,
  greeting: ['{name},', 'Guten Morgen, {name} –', 'Hallo, {name} –'],
  lead: {
    bright: [
      [
        'Über {q} habe ich gelächelt',
        'Wie schön, {q} zu lesen',
        'Ich freue mich sehr über {q}',
        'Am liebsten habe ich heute {q} gelesen',
        'Bei {q} wäre ich gern dabei gewesen',
        'Ich mag {q} sehr',
        'Merken werde ich mir {q}',
      ],
      [
        '.',
        '; danke, dass du es erzählst.',
        ', und dabei ist erst {weekday}.',
        '; heb es dir für einen graueren Tag auf.',
        '; davon würde ich eine ganze Seite lesen.',
        '; das wirst du später gern wiederfinden.',
        ', jedes Wort davon.',
      ],
      [
        ', und {qs} mag ich auch.',
        '; danke auch für {qs}.',
        ', und {qs} würde ich nicht auslassen.',
        ', mit {qs} als Zugabe.',
        '; fast so gern mag ich {qs}.',
        ', und auch über {qs} freue ich mich.',
        ', und ich merke mir {qs}.',
      ],
    ],
    open: [
      [
        'Über {q} würde ich eine ganze Seite lesen',
        'Von {q} wüsste ich gern mehr',
        'Ich komme immer wieder auf {q} zurück',
        '{q} bleibt mir im Kopf',
        'Nach {q} würde ich dich fragen',
        'Bei {q} habe ich aufgeschaut',
        'Mitnehmen werde ich {q}',
      ],
      openTails,
      others,
    ],
    sorry: [
      [
        'Es tut mir leid, dass du {q} schreiben musstest',
        'Es tut mir leid, {q} zu lesen',
        'Ich habe {q} gelesen, und es tut mir leid',
        'Auf deiner Seite steht {q}, und das tut mir leid',
        'Du schreibst {q}, und das tut mir leid',
        'Du hast {q} geschrieben, und es tut mir sehr leid',
        'Es tut mir sehr leid, dass da {q} steht',
        '{q}: Das tut mir leid',
      ],
      hardTails,
      others,
    ],
  },
  unsaid: [
    [
      'In {all} steckt viel',
      'Ich habe {all} gelesen, und es tut mir leid, dass es so schwer ist',
      '{all}: Das ist viel auf einmal',
      'Es tut mir leid, dass das heute deine Seite ist: {all}',
      'Nichts davon ist eine Kleinigkeit: {all}',
      'Du schreibst {all}, und ich sehe, dass es viel ist',
      'Ich habe {all} langsam gelesen, auch zwischen den Zeilen',
      'Hinter {all} steht viel, und es tut mir leid',
    ],
    hardTails,
  ],
  together: {
    bright: [
      [
        'Wie schön, {all} zu lesen',
        'Über {all} habe ich gelächelt',
        'Ich freue mich über {all}',
        'Was für eine Seite: {all}',
        'Gern gelesen habe ich {all}',
        'So viel auf einer Seite: {all}',
      ],
      brightTails,
    ],
    open: [
      [
        'Das ist also dein {weekday}: {all}',
        'Da bist du also heute: {all}',
        'Danke für diese Seite: {all}',
        'Gelesen habe ich {all}',
        'Aufgeschrieben hast du {all}',
        'Ich nehme {all} mit',
      ],
      [
        '.',
        '; erzähl mir gern mehr davon.',
        ', genau so, wie du es geschrieben hast.',
        '; gut, dass du da warst.',
        '; gut, dass es hier steht.',
      ],
    ],
  },
  climax: {
    bright: [
      [
        'Ich mag {qs}, und am meisten {q}',
        'Über {qs} habe ich gelächelt, und dann über {q}',
        'Erst {qs}, und dann, noch besser, {q}',
        '{qs} hätte mir schon gereicht, und dann kam {q}',
        'Gut war die Seite schon mit {qs}, und dann kam {q}',
        'Ich freue mich über {qs}, und noch mehr über {q}',
      ],
      brightTails,
    ],
    open: [
      [
        'Erst {qs}, und dann {q}',
        'Ich habe {qs} gelesen und bin dann bei {q} geblieben',
        '{qs} kann ich mir vorstellen; von {q} wüsste ich gern mehr',
        'Auf {qs} folgt, wonach ich fragen würde: {q}',
        'Ich habe {qs} gelesen, und ich komme auf {q} zurück',
      ],
      openTails,
    ],
  },
  plan: {
    bright: [
      [
        'Viel Glück bei {p}',
        'Gutes Gelingen bei {p}',
        'Jetzt also {p}',
        'Und nun zu {p}',
        'Alles Gute für {p}',
        'Als Nächstes kommt {p}',
        'Ich drücke die Daumen für {p}',
        'Und dann {p}',
      ],
      [
        '.',
        '; erzähl mir morgen davon.',
        '; morgen würde ich gern lesen, was daraus geworden ist.',
        ', und der Rest vom {weekday} darf auch so gut werden.',
        ', und der Rest des Tages gehört dir.',
        '; du fängst mit einer guten Seite an.',
        ', wann immer du dazu kommst.',
        ', und auf der nächsten Seite suche ich danach.',
      ],
    ],
    open: [
      [
        'Jetzt also {p}',
        'Und nun zu {p}',
        'Als Nächstes kommt {p}',
        'Dann ist da noch {p}',
        'Vor dir liegt {p}',
        'Danach {p}',
        'Und heute {p}',
        'Was noch kommt: {p}',
      ],
      [
        '.',
        '; erzähl mir morgen, wie es war, wenn du magst.',
        '; morgen würde ich gern lesen, was daraus geworden ist.',
        ', so schnell, wie der Tag es zulässt.',
        ', und das Übrige, wie es kommt.',
        ', und dann die nächste Seite.',
        '; bis morgen.',
        ', und was der {weekday} sonst noch bringt.',
      ],
    ],
    continued: [
      [
        'Ich sehe, woher {p} kommt',
        'Und so natürlich auch {p}',
        'Mit {p} geht es weiter',
        'Kein Wunder, dass {p} auf der Liste steht',
        'Da passt es, dass {p} auf der Liste steht',
        'Und darum {p}',
      ],
      [
        '.',
        '; erzähl mir morgen, wie es war, wenn du magst.',
        '; morgen würde ich gern lesen, was daraus geworden ist.',
      ],
    ],
  },
  bare: [
    [
      'Ich habe deine Seite gelesen',
      'Heute schreibe ich dir wenig',
      'Heute ist dieser Brief kurz',
      'Ich habe deine Seite gesehen',
      'Du hast die Seite aufgeschlagen',
      'Deine Seite ist da',
    ],
    [
      '.',
      '. Bis morgen.',
      '. Es eilt nicht.',
      '. Die Seite darf so bleiben.',
      '. Morgen ist wieder Platz.',
      '. Mehr muss nicht sein.',
    ],
  ],
  closing: {
    bright: [
      ['Hab einen guten', 'Ich wünsche dir einen guten', 'Einen guten', 'Und nun einen guten'],
      [' Tag.', ' {weekday}.', ' Tag, und bis morgen.', ' {weekday}, und bis morgen.'],
    ],
    gentle: [
      [
        'Hab einen {weekday}, der',
        'Ich wünsche dir einen {weekday}, der',
        'Ich hoffe auf einen {weekday}, der',
        'Auf einen {weekday}, der',
        'Möge es ein {weekday} sein, der',
        'Hoffentlich wird es ein {weekday}, der',
        'Mein Wunsch für dich ist ein {weekday}, der',
        'Für dich einen {weekday}, der',
      ],
      [
        ' gut zu dir ist.',
        ' dich schont.',
        ' freundlich zu dir ist.',
        ' nicht zu viel von dir will.',
        ' so ruhig ist, wie du es brauchst.',
        ' auf deiner Seite ist.',
      ],
    ],
    open: [
      [
        'Bis morgen',
        'Morgen ist wieder Platz',
        'Die nächste Seite wartet morgen',
        'Ich bin auch morgen hier',
        'Auch morgen gibt es eine Seite',
        'Bis zur nächsten Seite',
      ],
      [
        '.',
        ', was der {weekday} auch bringt.',
        ', wie immer.',
        ', wenn du magst.',
        ', zu jeder Stunde.',
        ', früh oder spät.',
        ', mit viel oder wenig Worten.',
        ', an jeder Art von Tag.',
      ],
    ],
  },
  ending: {
    bright: [
      'Ich wünsche dir, dass es heute bei dir bleibt.',
      'Der Tag darf gern so weitergehen.',
      'Hab einen guten Tag.',
    ],
    open: ['Hab einen guten Tag.', 'Ich wünsche dir einen ruhigen Tag.', 'Bis morgen.'],
    hard: ['Das Übrige darf warten.', 'Der Tag darf heute langsam gehen.', 'Mehr als das muss heute nicht sein.'],
  },
  threads: {
    planned: [
      'An {days} Tagen stand bisher {q} auf der Liste, heute mitgezählt.',
      'Heute ist Tag {days} mit {q} auf deiner Liste.',
      'Mit heute sind es {days} Tage, an denen hier {q} steht.',
      'Zuerst stand {q} {since} hier, und heute ist Tag {days}.',
    ],
    done: [
      '{When} war es noch ein Plan: {q}.',
      '{When} stand es noch auf der Liste, heute lese ich {q}.',
      '{q}: Das hattest du dir {when} vorgenommen.',
      'Was {when} noch ein Plan war, ist geschehen: {q}.',
    ],
    person: [],
    aim: [
      '{q} gehört zum Ziel {title}, das jetzt bei {progress} Prozent steht.',
      'Zum Ziel {title}, bisher bei {progress} Prozent, gehört heute {q}.',
      'Das Ziel {title} steht bei {progress} Prozent, und {q} gehört dazu.',
      'Für das Ziel {title}, jetzt bei {progress} Prozent, steht heute {q} da.',
    ],
  },
  quiet: {
    any: [
      'Du musst daraus heute nichts machen.',
      'Nichts davon muss heute gelöst werden.',
      'Es muss nicht besser klingen, als es ist.',
      'Für den Augenblick darf es so bleiben.',
      'Ich suche keine gute Seite daran.',
      'Du darfst heute langsam sein.',
      'Du musst es niemandem erklären.',
      'Es darf so schwer sein, wie es ist.',
      'Du schuldest niemandem gute Laune.',
      'Es gibt nichts, was du stattdessen fühlen müsstest.',
      'Du machst nicht zu viel daraus.',
      'Leichter machen kann ich es nicht; ich kann es nur in Ruhe lesen.',
      'Diese Seite braucht keinen guten Schluss.',
      'Wie es weitergeht, muss heute nicht feststehen.',
      'Du darfst jemanden brauchen.',
      'Was du geschrieben hast, braucht keine Entschuldigung.',
    ],
    death: [
      'Du darfst heute still sein.',
      'Für niemanden musst du jetzt stark sein.',
      'Niemand kann dir sagen, wie lange das dauern darf.',
      'Für solche Tage gibt es keine richtige Art.',
    ],
    'own body': [
      'Du darfst es satthaben.',
      'Tapfer musst du dabei nicht sein.',
      'Was heute geht, ist genug.',
      'Du darfst davon müde sein.',
    ],
    'someone ill': [
      'Du musst nicht für alle zuversichtlich sein.',
      'Du darfst dabei auch müde sein.',
      'Die Sorge geht mit, auch wenn du gerade nicht dort bist.',
    ],
    parting: [
      'Verstehen musst du es noch nicht.',
      'Nichts davon musst du heute zu Ende denken.',
      'Du musst noch nicht wissen, wie es danach aussieht.',
    ],
    job: [
      'Was jetzt kommt, muss nicht heute entschieden werden.',
      'Du darfst enttäuscht sein.',
      'Eine Lehre musst du daraus nicht ziehen.',
    ],
    fear: [
      'Du musst nicht gegen die Angst anreden; sie darf eine Weile dasitzen.',
      'Du darfst Angst haben.',
      'Die Angst darf hier stehen, ohne dass du sie erklärst.',
    ],
    alone: [
      'So etwas schreibt man nicht leicht auf.',
      'Es ist schwerer, wenn alle anderen miteinander beschäftigt scheinen.',
    ],
    low: [
      'Du musst es nicht anders nennen, als es ist.',
      'Du musst heute in nichts gut sein.',
      'Von einer Stunde zur nächsten zu kommen ist genug.',
    ],
    tired: [
      'Heute reicht halbe Kraft.',
      'Du darfst heute weniger tun als an anderen Tagen.',
      'Ausruhen musst du dir nicht verdienen.',
    ],
  },
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
