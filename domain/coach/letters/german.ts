import type { LetterLines } from '../letter-lines.ts'

/** A quoted line is not inflected: it follows a colon, a verb like “schreiben” or “lesen”, or the word “Zeile”. */
export const german: LetterLines = {
  marks: ['„', '“'],
  days: { locale: 'de-DE', yesterday: 'gestern', on: (day) => `am ${day}` },
  greeting: [
    ['Guten Morgen', 'Einen guten Morgen', 'Hallo', 'Guten Tag', 'Schön, dass du da bist', 'Willkommen'],
    [
      ', {name}.',
      ', {name}. Deine Seite ist angekommen.',
      ', {name}, an diesem {weekday}.',
      ', {name}. Heute ist {weekday}.',
      ', {name}; ich habe deine Seite gelesen.',
    ],
  ],
  greetings: ['Guten Morgen.', 'Hallo.', 'Guten Tag.', 'Schön, dass du da bist.'],
  lead: {
    bright: [
      [
        'Über {q} habe ich gelächelt',
        'Wie schön, {q} zu lesen',
        'Ich freue mich über {q}',
        'Mit {q} fängt der Tag gut an',
        'Ich mag {q} sehr',
        'Bei {q} musste ich lächeln',
        'Mein Lieblingssatz heute: {q}',
        'Es freut mich sehr, {q} zu lesen',
      ],
      [
        '.',
        '; danke, dass du es erzählst.',
        '; das ist es wert, aufgehoben zu werden.',
        ', und ich lächle noch.',
        '; gut, dass du es aufgeschrieben hast.',
        '; gern mehr davon.',
        '; das wirst du später gern wieder lesen.',
        '; so darf ein Tag anfangen.',
      ],
    ],
    open: [
      [
        '{q} ist mir geblieben',
        'Zuerst ist mir {q} aufgefallen',
        'Zu {q} bin ich zurückgekehrt',
        'Ich habe {q} zweimal gelesen',
        'Bei {q} habe ich innegehalten',
        'Ich habe {q} langsam gelesen',
        'Ich denke noch an {q}',
        'Hängen geblieben bin ich bei {q}',
      ],
      [
        '.',
        '; danke, dass du es aufgeschrieben hast.',
        '; gut, dass es da steht.',
        ', genau in diesen Worten.',
        '; ich nehme mir Zeit dafür.',
        '; das hat hier seinen Platz.',
        ', und ich bin nicht gleich weitergegangen.',
        '; das war es wert, notiert zu werden.',
      ],
    ],
    sorry: [
      [
        'Es tut mir leid, dass du {q} schreiben musstest',
        'Es tut mir leid, {q} zu lesen',
        'Ich habe {q} langsam gelesen, und es tut mir leid',
        'Auf deiner Seite steht {q}, und das tut mir leid',
        'Du schreibst {q}, und das tut mir leid',
        'Du hast {q} geschrieben, und es tut mir sehr leid',
        'Es tut mir sehr leid, dass da {q} steht',
        'Bei {q} habe ich innegehalten, und es tut mir leid',
      ],
      [
        '.',
        '; ich gehe nicht schnell darüber hinweg.',
        '; diese Seite hat Zeit dafür.',
        '; erklären musst du nichts.',
        '; ich lasse mir Zeit.',
        '; dafür ist hier Platz.',
        '; nimm dir allen Platz, den du brauchst.',
        '; das darf hier so stehen.',
      ],
    ],
    unsaid: [
      [
        'Ich habe {q} gelesen, und auch, was nicht daneben steht',
        'Hinter {q} steht viel',
        'Ich glaube, hinter {q} steht mehr, als da gesagt ist',
        'Ich habe gehört, was {q} auslässt',
        'Ich habe {q} langsam gelesen, auch zwischen den Zeilen',
        'Bei {q} bin ich geblieben, und bei dem, was es nicht sagt',
        '{q} ist keine Kleinigkeit',
        'Um {q} herum bleibt vieles ungesagt',
      ],
      [
        '.',
        '; das hat hier seinen Platz.',
        '; mehr muss nicht dazu.',
        '; dafür ist hier Platz.',
        '; ich lasse mir Zeit.',
        '; nimm dir allen Platz, den du brauchst.',
        ', und ich gehe nicht schnell darüber hinweg.',
        '; diese Seite hat Zeit dafür.',
      ],
    ],
  },
  together: {
    bright: [
      [
        '{all}: Das habe ich gern gelesen',
        'Über {all} habe ich gelächelt',
        'Wie schön, {all} zu lesen',
        'Ich freue mich über {all}',
        'Was für eine Seite: {all}',
        'Ich mag {all} sehr',
      ],
      [
        '.',
        '; danke dafür.',
        '; so darf ein Tag anfangen.',
        '; alles ist es wert, aufgehoben zu werden.',
        ', jede Zeile.',
        '; gern mehr davon.',
      ],
    ],
    open: [
      [
        'Heute also {all}',
        'Eine kurze Seite: {all}',
        'Gelesen: {all}',
        'Ich lese {all}',
        'Da steht {all}',
        'Kurz und klar: {all}',
        'Heute Morgen: {all}',
        'Auf der Seite heute: {all}',
      ],
      [
        '.',
        '; das reicht für eine Seite.',
        '; ich mag kurze Seiten.',
        ', und mehr muss nicht sein.',
        '; gut zu wissen.',
        '; ist notiert.',
        '; kurz genügt.',
        '; angekommen.',
      ],
    ],
  },
  rest: {
    bright: [
      [
        'Ich freue mich über',
        'Und ich freue mich über',
        'Wie gut, dass da auch steht:',
        'Gut, dass es auch das gab:',
        'Und gut, dass es auch das gab:',
        'Schön, auch das zu lesen:',
        'Und schön, auch das zu lesen:',
        'Und wie gut, dass da auch steht:',
      ],
      [
        ' {qs}.',
        ' {qs}, auf derselben Seite.',
        ' {qs}, heute Morgen.',
        ' {qs}, gleich daneben.',
        ' {qs}, mitten darin.',
        ' {qs}, genau in diesen Worten.',
        ' {qs}, bei alledem.',
        ' {qs}, Wort für Wort.',
      ],
    ],
    open: [
      [
        'Und',
        'Und dann',
        'Und auch',
        'Und daneben',
        'Und dazu',
        'Und gleich danach',
        'Und außerdem',
        'Und auf derselben Seite',
      ],
      [
        ' {qs}.',
        ' steht da {qs}.',
        ' habe ich {qs} gelesen.',
        ' sehe ich {qs}.',
        ' lese ich {qs}.',
        ' hast du {qs} geschrieben.',
        ' {qs}, in deinen Worten.',
        ' ist da {qs}.',
      ],
    ],
  },
  plan: {
    bright: [
      [
        'Viel Glück bei {p}',
        'Gutes Gelingen für {p}',
        'Erzähl mir morgen von {p}',
        'Gute Nerven für {p}',
        'Alles Gute für {p}',
        'Ich drücke die Daumen für {p}',
        'Ich wünsche dir Glück bei {p}',
        'Und nun zu {p}',
      ],
      [
        '.',
        ', wie es auch ausgeht.',
        '; ich denke an dich.',
        '; die nächste Seite hat Platz dafür.',
        ', wann immer du dazu kommst.',
        '; ich lese gern davon.',
        '; der Tag ist jung.',
        '; es eilt nicht.',
      ],
    ],
    open: [
      [
        'Heute ist da',
        'Für heute ist da',
        'Später ist da',
        'Und dann ist da',
        'Da ist noch',
        'Und für heute ist da',
        'Für später ist da',
        'Und später ist da',
      ],
      [
        ' {p}.',
        ' {p}, auf der Liste.',
        ' {p}, wenn es so weit ist.',
        ' {p}, wenn es dran ist.',
        ' auch {p}.',
        ' {p}, irgendwann heute.',
        ' {p}, für später.',
        ' {p}, bevor der Tag zu Ende ist.',
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
      'Heute ist es hier still',
      'Heute habe ich wenige Worte',
      'Deine Seite ist da',
    ],
    [
      '.',
      '. Bis morgen.',
      '. Ich frage nicht weiter.',
      '. Es eilt nicht.',
      '. Die Seite darf so bleiben.',
      '. Morgen ist wieder Platz.',
      '. Mehr muss nicht sein.',
      '. Ich fülle nichts für dich aus.',
    ],
  ],
  closing: {
    bright: [
      [
        'Hab einen guten',
        'Ich wünsche dir einen guten',
        'Einen guten',
        'Hab einen ruhigen',
        'Ich wünsche dir einen ruhigen',
        'Und nun einen guten',
      ],
      [' Tag.', ' {weekday}.', ' Tag, und bis morgen.', ' {weekday}, und bis morgen.', ' Tag heute.'],
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
      ['.', ', was der Tag auch bringt.', ', wie immer.', ', wenn du magst.', ', zu jeder Stunde.'],
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
      'Heute muss die Welt mit weniger von dir auskommen.',
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
