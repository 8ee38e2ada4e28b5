import { createClassifier } from './recognizer.ts'
import type { Language } from './language.ts'
import type { LanguageRules, Sentence } from './phrases.ts'

/** Words that show what is hard, the gravest first, in the notation of phrases. The weights decide whether it is so. */
const english = {
  pet: [
    'dog/cat/puppy/kitten/rabbit/pony/horse ~ died | dog/cat/puppy/kitten/rabbit/pony/horse is/was gone',
    'dog/cat/puppy/kitten/rabbit/pony/horse ~ put down/to | put the/our/my/her/him/old? dog/cat/her/him? down',
    'vet ~ put ~ sleep | without the/our dog/cat',
  ],
  unborn: ['miscarriage/miscarried/stillborn/stillbirth | lost the/our baby | no heartbeat | ivf ~ failed/negative'],
  remembrance: [
    'anniversary of his/her/their/the/mums/dads death | would have been/turned #',
    'years without him/her/you/mum/mom/dad | i? miss/missed/missing him/her/mum/mom/dad/my',
  ],
  death: [
    'died/funeral/coffin/eulogy/ashes/widow/widower/grieving/grief/undertaker/hearse',
    'his/her/their/the wake',
    'passed away/on | death of/certificate | buried my/our/him/her/mum/mom/dad',
    'lost my mum/mom/dad/mother/father/brother/sister/son/daughter/husband/wife/friend',
  ],
  'someone ill': [
    'mum/mom/dad/mother/father/son/daughter/husband/wife/brother/sister/gran/nan/his/her/him ~ chemo/scan/stroke/dementia/tumour/tumor/cancer/ventilator/hospital/icu/surgery/dialysis',
    'mums/moms/dads/his/her chemo/scan/stroke/dementia/tumour/tumor/cancer/surgery/memory',
    'hospice/dementia/alzheimers/icu/ventilator | intensive care | care home',
  ],
  'own body': [
    'chemo/biopsy/tumour/tumor/dialysis/migraine/diagnosis/relapse/oncologist/flare/radiotherapy',
    'my scan/surgery/cancer/pain/results',
  ],
  parting: [
    'divorce/divorced/separated/separation/breakup/custody | broke/split up | left me | moved out',
    'since he/she left',
  ],
  job: [
    'laid off',
    'redundant/redundancy/fired/unemployed/eviction/evicted/bailiffs/bankruptcy/overdraft',
    'lost my job | no interview | rejection/rejected/jobcentre/unemployment | final notice',
  ],
  exam: ['failed ~ exam/test/module/resit/degree/year', 'failed my'],
  quarrel: [
    'row/fight/argument/quarrel/fought/argued with | not speaking/talking to | shouted/screamed at/me | slammed',
  ],
  fear: ['panic/anxiety/scared/afraid/terrified/dread/dreading/frightened'],
  alone: [
    'lonely/loneliness | nobody/noone called/rang/asked/came/texted | no one called/rang/asked/came/texted/to',
    'alone again | ate/eat/eating alone',
  ],
  baby: ['baby ~ screamed/cried/crying ~ night', 'colic/postpartum/postnatal'],
  low: ['depressed/depression/numb/hopeless/worthless/cried/crying/antidepressants'],
  tired: [
    'exhausted/exhaustion/burnout/insomnia/knackered | burnt/burned/worn out | no sleep | cant sleep/cope',
    'so/too tired | running on empty',
  ],
} satisfies Record<string, readonly string[]>

/** The kinds of hardship that a sign shows surely. */
export type Hardship = keyof typeof english

const signs: Partial<Record<Language, Partial<Record<Hardship, readonly string[]>>>> = {
  en: english,
  de: {
    pet: ['hund/katze/kater ~ eingeschläfert/gestorben'],
    unborn: ['fehlgeburt/sternenkind', 'kein herzschlag'],
    death: ['gestorben/beerdigung/verstorben/trauer/grab/trauerfeier/witwe/witwer/tod/urne/bestatter/friedhof'],
    'someone ill': [
      'mama/papa/mutter/vater/mann/frau/oma/opa/bruder/schwester/sohn/tochter ~ krankenhaus/chemo/klinik/krebs/schlaganfall/demenz/intensivstation/op',
      'hospiz/demenz/intensivstation/pflegeheim',
    ],
    'own body': ['chemo/biopsie/tumor/dialyse/migräne/diagnose/rückfall/schub/bestrahlung', 'meine op/schmerzen'],
    parting: ['scheidung/getrennt/trennung/sorgerecht', 'schluss gemacht', 'ausgezogen', 'mich verlassen'],
    job: ['gekündigt/kündigung/arbeitslos/absage/jobcenter/schulden/gerichtsvollzieher/mahnung/insolvenz'],
    quarrel: ['streit/gestritten/angeschrien'],
    fear: ['panikattacke/panik/angst'],
    alone: ['einsam/einsamkeit', 'niemand angerufen/gefragt/gekommen', 'wieder allein/alleine'],
    low: ['depression/depressionen/depressiv/geweint/hoffnungslos/antidepressiva'],
    tired: ['erschöpft/burnout/ausgebrannt/übermüdet', 'keine kraft', 'kaum/nicht/schlecht geschlafen'],
  },
  fr: {
    unborn: ['fausse couche'],
    death: ['mort/morte/décédé/décédée/enterrement/obsèques/deuil/cimetière/cercueil/veuf/veuve/cendres'],
    'someone ill': [
      'maman/papa/mère/père/mari/femme/frère/soeur/fils/fille/mamie/papi ~ hôpital/chimio/cancer/avc/alzheimer/réanimation',
      'réanimation/alzheimer/ehpad | soins palliatifs',
    ],
    'own body': ['chimio/biopsie/tumeur/dialyse/migraine/diagnostic/rechute', 'mes douleurs'],
    parting: ['divorce/séparation/séparés/rupture', 'garde alternée', 'il/elle est parti/partie', 'quittée/quitté'],
    job: ['licencié/licenciée/licenciement/chômage/huissier/dettes/surendettement/découvert'],
    quarrel: ['dispute/disputés/engueulé/engueulés/crié'],
    fear: ['angoisse/angoisses/panique/peur'],
    alone: ['solitude', 'tout/toute seul/seule', 'encore seul/seule', 'me sens seul/seule'],
    low: ['dépression/pleuré/pleure/antidépresseurs/désespoir'],
    tired: ['épuisé/épuisée/insomnie', 'burn out', 'pas dormi'],
  },
  es: {
    unborn: ['aborto espontáneo', 'perdimos al bebé'],
    death: ['murió/falleció/entierro/funeral/velorio/luto/duelo/cementerio/cenizas/viudo/viuda/tumba'],
    'someone ill': [
      'mamá/papá/madre/padre/marido/mujer/hermano/hermana/hijo/hija/abuela/abuelo ~ hospital/quimio/cáncer/ictus/alzheimer/uci',
      'uci/alzheimer | cuidados paliativos',
    ],
    'own body': ['quimio/biopsia/tumor/diálisis/migraña/diagnóstico/recaída', 'mis dolores'],
    parting: ['divorcio/separación/separados/custodia/ruptura', 'me dejó', 'se fue de casa'],
    job: ['despidieron/despido/paro/desempleo/desahucio/deudas/embargo'],
    quarrel: ['pelea/peleamos/discutimos/discusión/gritó'],
    fear: ['ansiedad/pánico/miedo'],
    alone: ['soledad', 'otra vez sola/solo', 'me siento sola/solo', 'tan sola/solo'],
    low: ['depresión/lloré/llorar/llorando/antidepresivos'],
    tired: ['agotada/agotado/insomnio', 'sin dormir', 'no dormí'],
  },
}

/** The same words where nothing is hard. */
const exceptions: Partial<Record<Language, readonly string[]>> = {
  en: [
    'nobody/noone/never/hardly died/cried/fired/scared/afraid | no one died/cried',
    'died/crying/cried laughing/with/of laughter/laughing',
    'phone/battery/laptop/car/wifi/engine/boiler/fridge/hoover/tv/mic/lights ~ died',
    'not scared/afraid/tired/lonely/exhausted',
    'no more? panic/anxiety/rejection/migraine/relapse/chemo/pain attack/attacks?',
    'wake up | happy/happily cried/crying/tears/exhausted | cancer free | no longer ~ depressed/lonely/scared/tired',
  ],
  de: [
    'kein/keine/keinen streit/angst/panik/absage/migräne | nicht gestorben/einsam/erschöpft | vor lachen ~ geweint',
    'niemand gestorben',
  ],
  fr: [
    'mort/morte de rire | personne est mort/morte | pas peur/épuisé/épuisée | pleuré/pleure de rire/joie | sans peur',
  ],
  es: ['nadie murió', 'sin miedo/ansiedad', 'lloré/llorar/llorando de risa/alegría/emoción', 'no ~ miedo'],
}

const classifiers = Object.fromEntries(
  Object.entries(signs).map(([language, kinds]) => [
    language,
    createClassifier(
      Object.fromEntries(
        Object.entries(kinds).map(([kind, phrases]) => [
          kind as Hardship,
          { signs: phrases, exceptions: exceptions[language as Language] ?? [] },
        ]),
      ) as Record<Hardship, LanguageRules>,
    ),
  ]),
)

/** What the folded sentences of a line say is hard, if a sign shows it. */
export function hardshipIn(sentences: readonly Sentence[], language: Language): Hardship | undefined {
  return classifiers[language]?.(sentences)
}

const gravestFirst = Object.keys(english) as Hardship[]

export function isLoss(hardship: Hardship | undefined): boolean {
  return hardship !== undefined && gravestFirst.indexOf(hardship) <= gravestFirst.indexOf('death')
}

/** Of what several lines say is hard, the gravest. */
export function gravestOf(hardships: readonly (Hardship | undefined)[]): Hardship | undefined {
  return gravestFirst.find((one) => hardships.includes(one))
}
