import { createRecognizer } from './recognizer.ts'
import type { Language } from './language.ts'
import type { LanguageRules, Sentence } from './phrases.ts'

/** Words that show good news, in the notation of phrases. The weights decide whether it is good. */
const news: Partial<Record<Language, LanguageRules>> = {
  en: {
    signs: [
      'passed/aced | i/we won | we/i/actually/finally/just/got married/engaged | got/offered/landed ~ promotion/solo/grant',
      'got/offered/landed/have ~ job/jobs/offer/keys/contract/scholarship/visa/permit/licence/license/passport',
      'promoted/pregnant/graduated/qualified/benign | got my promotion | visa/permit/loan/mortgage/leave/grant ~ approved/granted',
      'thesis/dissertation/application/manuscript/book ~ accepted/submitted/finished/printed/done',
      'finished/printed/sold/submitted my/the thesis/dissertation/novel/degree/marathon/painting',
      'was/is born | born # | granddaughter/grandson/niece/nephew/baby/son/daughter/boy/girl born',
      'scan/scans/results/biopsy/bloods/tests ~ clear/clean/great/fine/good/normal/negative | all clear | cancer free',
      'in remission | # days/weeks/months/years sober/clean/smokefree | days/weeks/months/month/year/years sober',
      'personal best | pb | new pr | first word/words/steps/payslip/smile/tooth/goal/prize | first time ever | got it $',
      'can ~ run/walk/drive/swim/climb/see/hear again | cast/braces/stitches/boot off',
      'paid off ~ loan/mortgage/debt/card | indefinite/permanent contract | contract indefinite/permanent | new job $',
    ],
    exceptions: [
      'scan/scans/results/biopsy/bloods/tests ~ wasnt/isnt/werent/arent/not/no/never ~ clear/clean/great/fine/good/normal/negative',
      'passed away/on/by/out/over/me/the/down | havent/not/hasnt/nearly/never ~ passed | not ~ pregnant',
    ],
  },
  de: {
    signs: [
      'bestanden/befördert/schwanger/verlobt/geheiratet/geboren/gutartig/unbefristet | wir haben gewonnen | genehmigt $',
      'jobzusage/beförderung/approbation/einbürgerung/bestzeit | thesis/arbeit/masterarbeit/bachelorarbeit abgegeben',
      'job/stelle/wohnung/vertrag/kredit/visum/zusage bekommen/unterschrieben | befund ~ gut/unauffällig/negativ',
      'ohne befund | # tage/wochen/monate/jahre trocken/nüchtern/rauchfrei/clean',
      'erstes/erste/ersten/erster wort/worte/schritte/lohn/gehalt',
    ],
    exceptions: ['nicht bestanden/gewonnen/geboren/schwanger'],
  },
  fr: {
    signs: [
      'ai/a/as/ont réussi | promu/promue/enceinte/fiancés/fiancée/mariés/embauché/embauchée/accouché/titularisé/titularisée',
      'signé ~ cdi/notaire/bail/contrat | en cdi | on/nous a/avons gagné | reçu/reçue/admis/admise à/au/aux',
      'est né/née | a dit oui | eu mon/le/son/leur/ma/sa permis/bac/diplôme/poste/visa/promotion | mon permis $',
      'résultats ~ bons/normaux | rien de grave | # jours/semaines/mois/ans sans alcool/tabac/cigarette/fumer/boire',
      'premier/première/premiers mot/mots/pas/paie/salaire',
    ],
    exceptions: ['pas réussi/gagné/admis/reçu/enceinte'],
  },
  es: {
    signs: [
      'aprobé/aprobado/aprobamos/ascendido/ascendieron/ascenso/embarazada/prometidos/contrataron/ganamos/benigno',
      'nació/nacido/admitieron/indefinido | saqué/tengo ~ plaza | dijo que sí | nos casamos | aceptaron en/mi',
      'me dieron el/la/un trabajo/puesto/piso/visado/beca | firmé/firmamos ~ contrato/piso/casa/notario',
      'resultados ~ bien/buenos/limpios | # días/semanas/meses/años sin beber/fumar/sobrio/sobria',
      'primer/primera/primeros palabra/palabras/pasos/sueldo/nómina',
    ],
    exceptions: ['no ~ aprobé/aprobado/embarazada/ganamos'],
  },
}

const recognizers = Object.fromEntries(
  Object.entries(news).map(([language, rules]) => [language, createRecognizer([rules])]),
)

/** An exclamation mark, two words in capitals, a glad picture. */
const exclamation = /!|(?<!\p{L})\p{Lu}{2,} \p{Lu}{2,}(?!\p{L})|[😂🤣😁😄😊🥰❤🙌🎉🥳😍]/u

/** What shows that a line is glad. */
export type Gladness = 'news' | 'exclamation'

/** What shows in a line, and in its folded sentences, that it is glad. */
export function gladnessIn(text: string, sentences: readonly Sentence[], language: Language): Gladness | undefined {
  if (recognizers[language]?.(sentences)) return 'news'
  return exclamation.test(text) ? 'exclamation' : undefined
}
