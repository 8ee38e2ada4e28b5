import type { Sentences } from './sentences.ts'

export const german: Sentences = {
  marks: ['„', '“'],
  telling: [
    'Das habe ich zweimal gelesen: {q}.',
    'Das bleibt mir im Kopf: {q}.',
    'Hier bin ich beim Lesen stehen geblieben: {q}.',
    'Zu dieser Zeile komme ich zurück: {q}.',
  ],
  others: ['Und dann ist da noch {o}.', 'Und auch das: {o}.'],
  plan: [
    'Und das steht für heute da: {p}.',
    'Auf deiner Liste für heute steht {p}.',
    'Für heute hast du dir {p} aufgeschrieben.',
  ],
  glad: ['Wie schön, das zu lesen: {q}.', 'Darüber freue ich mich mit dir: {q}.', 'Da musste ich lächeln: {q}.'],
  plain: [
    'Eine Seite wie diese ist ein guter Anfang für einen Tag.',
    'Du hast auf deinen Tag geschaut, bevor er anfing, und Gutes darin gefunden.',
    'Du weißt, was du hast, und du weißt, was du vorhast.',
    'Schön, dass diese Zeilen einen Platz haben.',
    'Was du geschrieben hast, darf dich heute begleiten.',
    'Du hast dir eine Minute genommen für das, was gut ist, und für das, was kommt.',
  ],
  hard: [
    'Das klingt nach einem schweren Tag, und du hast es trotzdem aufgeschrieben.',
    'Es tut mir leid, dass es gerade so schwer ist.',
    'Auf dieser Seite ist viel zu tragen. Heute darf es langsam gehen.',
    'Es ist gerade schwer, und hier musst du nicht so tun, als wäre es anders.',
  ],
  quiet: [
    'Falls auf dieser Seite etwas schwerer wiegt als die Worte: Du musst es nicht allein tragen.',
    'Manche Seiten enthalten mehr, als sie sagen. Wenn das hier so ist, gibt es jemanden zum Reden.',
  ],
  ending: {
    ordinary: ['Hab einen guten Tag.', 'Möge der Tag gut zu dir sein.'],
    hard: ['Lass es heute langsam angehen.', 'Mehr muss heute nicht sein.'],
  },
  spoken: 'de',
  inDanger: (emergency) =>
    `Wenn jetzt jemand in Gefahr ist, auch du selbst, ruf bitte zuerst ${emergency ? `die ${emergency}` : 'den Notruf'} an.`,
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
        'Du darfst heute essen, was immer gestern war. Wenn das schwer zu glauben ist, sag einer Vertrauensperson oder einer Ärztin, wie es steht.',
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
        'Jemand draußen sollte davon wissen. Du musst dafür nicht gehen und nichts entscheiden. Wenn jemand in dein Telefon schaut, ruf von einem anderen an.',
      ],
    },
    child: {
      seen: [
        'Zu Hause sollte niemand Angst haben müssen. Es war richtig, das aufzuschreiben.',
        'Was hier steht, ist zu schwer für ein Geheimnis, und man darf es laut sagen.',
      ],
      care: [
        'Bitte sag es heute einem Menschen, dem du vertraust, mit genau diesen Worten: in der Schule, in einer Praxis, in der Nachbarschaft, in der Familie. Wenn der erste nicht zuhört, sag es einem zweiten.',
      ],
    },
    trafficking: {
      seen: [
        'Was du verdient hast, gehört dir, und deine Papiere und deine Tage auch.',
        'Niemand darf die Arbeit, die Papiere oder den Körper eines anderen besitzen. Was du geschrieben hast, wird geglaubt.',
      ],
      care: [
        'Du hast nichts falsch gemacht. Es gibt Menschen, die genau dabei helfen, vertraulich, mit Papieren oder ohne. Wenn jemand in dein Telefon schaut, ruf von einem anderen an.',
      ],
    },
    voices: {
      seen: [
        'Das klingt beängstigend, und es ist zu viel für einen allein. Gut, dass du es aufgeschrieben hast.',
        'Was du beschreibst, kostet alle Kraft. Es wird gelesen und ernst genommen.',
      ],
      care: [
        'Du musst nicht tun, was dir gesagt wird. Bitte sei heute bei jemandem, dem du vertraust, und sag einer Ärztin mit genau diesen Worten, wie es ist.',
      ],
    },
  },
  about: {},
}
