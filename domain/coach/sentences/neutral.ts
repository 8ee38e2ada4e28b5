import type { Language } from '../language.ts'

type Neutral = { plain: readonly string[]; telling?: readonly string[]; marks?: readonly [string, string] }

/** Sentences that fit every page, hard ones too, for languages whose pages are not read. */
export const neutral: Partial<Record<Language, Neutral>> = {
  it: {
    plain: ['Quello che hai scritto ha il suo posto qui.', 'È bene che queste righe ci siano, così come sono.'],
    telling: ['Ho letto {q} due volte.', '{q} mi resta in mente.'],
    marks: ['«', '»'],
  },
  nl: {
    plain: ['Wat je hebt geschreven, heeft hier een plek.', 'Goed dat deze regels er staan, precies zoals ze zijn.'],
    telling: ['Ik las {q} twee keer.', '{q} blijft me bij.'],
    marks: ['‘', '’'],
  },
  sv: {
    plain: ['Det du har skrivit har sin plats här.', 'Det är bra att de här raderna finns, precis som de är.'],
    telling: ['Jag läste {q} två gånger.', '{q} stannar hos mig.'],
    marks: ['”', '”'],
  },
  da: {
    plain: ['Det, du har skrevet, har sin plads her.', 'Det er godt, at de her linjer findes, præcis som de er.'],
    telling: ['Jeg læste {q} to gange.', '{q} bliver hos mig.'],
    marks: ['»', '«'],
  },
  fi: { plain: ['Sillä, mitä kirjoitit, on paikkansa täällä.'] },
  pl: {
    plain: ['To, co tu jest napisane, ma swoje miejsce.', 'Dobrze, że te słowa tu są, właśnie takie.'],
    telling: ['{q}: te słowa zostają ze mną.', 'Wracam do słów {q}.'],
    marks: ['„', '”'],
  },
  cs: { plain: ['To, co tu stojí, má své místo.', 'Je dobře, že tu tyto řádky jsou, právě takové.'] },
  ro: { plain: ['Ce ai scris își are locul aici.', 'E bine că rândurile acestea există, așa cum sunt.'] },
  hu: { plain: ['Amit leírtál, annak itt helye van.', 'Jó, hogy ezek a sorok itt vannak, éppen így.'] },
  tr: { plain: ['Yazdıklarının burada bir yeri var.', 'Bu satırların burada olması güzel, oldukları gibi.'] },
  ru: { plain: ['Тому, что здесь написано, есть место.', 'Хорошо, что эти строки есть, именно такие.'] },
  el: { plain: ['Αυτά που έγραψες έχουν εδώ τη θέση τους.'] },
  zh: { plain: ['你写下的这些，在这里有它的位置。', '这些话写在这里，这样就很好。'] },
  ja: { plain: ['書かれた言葉は、ここに大切に置かれています。'] },
  ko: { plain: ['적어 주신 글은 이곳에 그대로 남아 있습니다.'] },
  ar: { plain: ['لما كتبته هنا مكانه.'] },
  he: { plain: ['למה שנכתב כאן יש מקום.'] },
  hi: { plain: ['आपने जो लिखा है, उसकी यहाँ अपनी जगह है।'] },
  th: { plain: ['สิ่งที่เขียนไว้มีที่ของมันอยู่ที่นี่'] },
}
