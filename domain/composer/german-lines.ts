import type { LanguageLines } from './language-lines.ts'

export const germanLines: LanguageLines = {
  marks: ['„', '“'],
  ordinary: {
    open: [
      [
        'Du hast {q} aufgeschrieben, ',
        'Auf deiner Seite steht {q}, ',
        'Heute beginnt es mit {q}, ',
        'Auf dem Papier steht jetzt {q}, ',
        'Du hast an {q} gedacht, ',
        'Ich bin bei {q} stehen geblieben, ',
      ],
      [
        'und das ist eine eigene Zeile wert.',
        'ganz ohne viele Worte.',
        'bevor der Tag laut wurde.',
        'und man kann es sich gut vorstellen.',
        'und es hätte leicht untergehen können.',
        'und mehr braucht es dazu nicht.',
      ],
    ],
    say: [
      [
        'Solche Dinge vergisst man schnell, ',
        'Das ist nichts Großes, ',
        'Es war schon da, ',
        'Vieles an einem Tag rauscht vorbei, ',
        'Niemand hat dich danach gefragt, ',
        'Es hat Platz auf dieser Seite, ',
        'So etwas lässt sich nicht planen, ',
      ],
      [
        'und du hast es festgehalten.',
        'und gerade deshalb ist es gut, dass es hier steht.',
        'und du hast es bemerkt.',
        'und doch macht es einen Unterschied.',
        'und trotzdem bleibt es.',
        'und es gehört jetzt zu diesem Morgen.',
        'und das ist schon viel.',
      ],
    ],
  },
  glad: {
    open: [
      ['{q}: ', 'Wie schön, das zu lesen: {q}. ', 'Heute gehört die Seite einer Zeile, {q}. ', 'Du schreibst {q}. '],
      [
        'Das darf einen Moment lang ganz vorn stehen.',
        'Ich freue mich mit dir.',
        'Da liest man gern zweimal.',
        'Lass es erst einmal ankommen.',
      ],
    ],
    say: [
      [
        'Nimm dir einen Augenblick dafür, ',
        'Erzähl es jemandem, ',
        'Das ist nicht von selbst gekommen, ',
        'Heute darf das Übrige klein sein, ',
        'Es steht nun mit Datum hier, ',
      ],
      [
        'bevor das Nächste ruft.',
        'und sei ruhig ein wenig stolz.',
        'und es bleibt auch heute Abend wahr.',
        'und du wirst dich daran erinnern.',
      ],
    ],
  },
  dark: {
    open: [
      [
        'Du hast {q} geschrieben. ',
        '{q}. ',
        'Auf deiner Seite steht {q}. ',
        'Vor allem anderen steht da {q}. ',
        'Ich habe {q} gelesen, langsam. ',
      ],
      [
        'Das tut mir leid.',
        'Das ist viel für einen Morgen.',
        'Dazu braucht es keine schnelle Antwort.',
        'Es darf so dastehen.',
        'Das lässt sich nicht kleinreden.',
        'Danke, dass du es aufgeschrieben hast.',
        'Darüber gehe ich nicht schnell hinweg.',
      ],
    ],
    say: [
      [
        'Du musst daraus heute nichts machen, ',
        'Es darf so schwer sein, wie es ist, ',
        'Du darfst langsam sein, ',
        'Niemand erwartet Stärke von dir, ',
        'Nichts davon muss heute gelöst werden, ',
        'Es muss nicht besser klingen, als es ist, ',
        'Für den Augenblick darf es so bleiben, ',
      ],
      [
        'und du musst es niemandem erklären.',
        'und das ist in Ordnung.',
        'auch wenn andere es eilig haben.',
        'eine Stunde nach der anderen reicht.',
        'und Hilfe darf man annehmen.',
        'heute genügt das Nötigste.',
        'und Weinen ist erlaubt.',
        'der Tag darf heute klein sein.',
      ],
    ],
    beside: [
      [
        'Daneben steht {q}, ',
        'Und auf derselben Seite lese ich {q}, ',
        'Du hast auch {q} geschrieben, ',
        'Es macht nichts ungeschehen, aber da ist {q}, ',
        'Ein paar Zeilen weiter lese ich {q}, ',
      ],
      [
        'und das darf dich begleiten.',
        'und beides darf wahr sein.',
        'und daran kannst du dich ein wenig halten.',
        'und das ist gut zu wissen.',
        'und das bleibt auch wahr.',
        'ganz still.',
        'und das ist nicht nichts.',
      ],
    ],
    plan: [
      [
        'Von allem, was vor dir liegt, ',
        'Für heute ',
        'Wenn die Kraft nur für eines reicht, ',
        'An so einem Tag ',
        'Heute ',
      ],
      [
        'wäre {q} genug.',
        'genügt {q}.',
        'ist {q} ein guter Anfang.',
        'darf {q} auch halb geschehen.',
        'zählt vor allem {q}.',
        'reicht {q} vollauf.',
        'steht {q} an erster Stelle.',
      ],
    ],
    rest: [
      'Für heute reicht es, hier gewesen zu sein.',
      'Schlaf, wenn es geht.',
      'Die Liste kann warten.',
      'Iss zwischendurch etwas Warmes.',
      'Eine einzige kleine Sache reicht für heute.',
      'Lass liegen, was liegen bleiben kann.',
      'Such dir den Ort, an dem es am leichtesten ist.',
      'Vielleicht gibt es einen Menschen, dem du es sagen kannst.',
      'Ruh dich aus, auch in kleinen Stücken.',
      'Heute darf vieles ausfallen.',
      'Geh sanft mit dir um.',
      'Nimm Hilfe an, wenn jemand sie anbietet.',
      'Ein Glas Wasser und frische Luft sind schon etwas.',
      'Der Tag darf kurz sein.',
      'Tu nur, was nicht warten kann.',
      'Heute zählt jede Kleinigkeit.',
      'Du darfst um Hilfe bitten.',
      'Setz dich einen Augenblick hin.',
    ],
  },
  own: {
    loss: [
      'Trauer hat ihre eigene Zeit.',
      'Was so weh tut, war dir lieb.',
      'Wenn Tränen kommen, lass ihnen Zeit.',
      'Für solche Tage gibt es keine richtige Art.',
      'Jemand fehlt, und das merkt man in jeder Kleinigkeit.',
      'Erinnern ist auch eine Art, beieinander zu sein.',
    ],
    illness: [
      'Krankheit nimmt viel Platz ein, auch bei denen, die daneben sitzen.',
      'Warten und Nichtwissen kosten Kraft.',
      'Heute darf man in Stunden rechnen.',
      'Es macht müde, und das ist kein Versagen.',
    ],
    setback: [
      'Ein Schlag ist ein Schlag, er braucht keine gute Seite.',
      'Das sagt wenig darüber, was du kannst.',
      'Was jetzt kommt, muss nicht heute entschieden werden.',
      'Enttäuscht zu sein ist erlaubt.',
    ],
    anger: [
      'Wut zeigt oft, dass eine Grenze verletzt wurde.',
      'Du darfst wütend sein und musst nicht sofort handeln.',
      'Auf dem Papier muss man nicht gerecht sein.',
      'Es ist gut, dass es zuerst hier steht.',
    ],
    exhaustion: [
      'So müde zu sein ist eine Tatsache und kein Fehler.',
      'Halbe Kraft ist heute ganze Kraft.',
      'Es war wohl schon länger zu viel.',
      'Wenn es so bleibt, darf das auch eine Ärztin oder ein Arzt hören.',
    ],
    sarcasm: [
      'Nicht jeder Morgen verdient ein Dankeschön.',
      'Ein ehrliches Murren ist auch ein Eintrag.',
      'Ich suche keine gute Seite daran.',
    ],
  },
  unclear: {
    open: [
      [
        'Du hast {q} geschrieben, ',
        'Auf der Seite steht {q}, ',
        'Heute ist es {q}, ',
        'Ich lese {q}, ',
        'Unter dem heutigen Datum steht {q}, ',
      ],
      [
        'und so lasse ich es stehen.',
        'und du weißt, was dazugehört.',
        'mehr will ich nicht hineinlesen.',
        'und das ist ein ganzer Eintrag.',
        'und das reicht.',
        'kurz und für sich.',
        'und dabei bleibt es.',
      ],
    ],
    bare: [
      'Heute ist die Seite fast leer, und das ist in Ordnung.',
      'Manchmal fällt einem nichts ein.',
      'Viel steht heute nicht da, und es muss auch nicht.',
      'Es ist ein kurzer Eintrag, und kurz ist erlaubt.',
    ],
    say: [
      [
        'Du musst nichts erklären, ',
        'Eine Zeile genügt, ',
        'Es muss nicht mehr sein, ',
        'Die Seite fragt nicht weiter, ',
        'Was dahinter steht, gehört dir, ',
        'Manches braucht keinen ganzen Satz, ',
      ],
      [
        'und morgen ist wieder Platz.',
        'nicht hier und nicht so früh.',
        'und der Tag hängt nicht daran.',
        'und du kannst jederzeit zurückkommen.',
        'und du entscheidest, was hierher gehört.',
        'auch an solchen Tagen bist du hier richtig.',
      ],
    ],
  },
  plan: [
    ['Für heute steht da {q}; ', 'Dann ist da noch {q}; ', 'Vor dir liegt {q}; ', 'Du hast {q} vor; ', 'Zu {q}: '],
    [
      'such dir eine Zeit dafür aus.',
      'fang mit dem kleinsten Teil an.',
      'zehn Minuten reichen für den Anfang.',
      'leg dir bereit, was du dafür brauchst.',
      'der erste Handgriff genügt.',
      'am besten, bevor der Tag voll wird.',
      'häng es an etwas, das du ohnehin tust.',
    ],
  ],
  ask: [
    'Was genau ist dir davon geblieben?',
    'Wem könntest du davon erzählen?',
    'Wo warst du, als du es bemerkt hast?',
    'Wann gibt es das wieder?',
    'Was möchtest du in einem Jahr noch davon wissen?',
    'Wer war dabei?',
    'Was hat dich daran überrascht?',
    'Woran erinnert es dich?',
    'Was kam unmittelbar davor?',
    'Was wäre der Tag ohne das gewesen?',
    'Was hast du zuerst gespürt?',
    'Ist das neu, oder gibt es das schon lange?',
    'Welche Einzelheit würdest du zuerst erzählen?',
    'Wie könnte es mehr davon geben?',
    'Was hast du danach getan?',
    'Was macht es besonders?',
    'Wie würdest du es jemandem beschreiben, der weit weg ist?',
  ],
  askGently: [
    'Wer ist heute bei dir?',
    'Was würde diesen Tag ein wenig leichter machen?',
    'Was kann bis morgen warten?',
    'Wer fragt eigentlich, wie es dir geht?',
    'Wo kannst du heute zehn Minuten ausruhen?',
    'Was brauchst du gerade am meisten?',
    'Was wäre heute genug?',
    'Wem könntest du sagen, wie es ist?',
    'Was hilft sonst, und sei es wenig?',
    'Wer könnte dir heute etwas abnehmen?',
    'Was ist heute Morgen das Schwerste?',
    'Wo fällt dir das Atmen leichter?',
    'Was war das Letzte, das dir gutgetan hat?',
    'Was darf heute ausfallen?',
    'Wer sollte davon wissen?',
    'Was wünschst du dir für den Abend?',
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
