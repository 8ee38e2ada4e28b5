import type { Language } from '../language.ts'

/** Words that show a loss, or what else is hard, in the notation of phrases. The weights decide whether it is so. */
export const hardshipSigns: Partial<Record<Language, Record<'loss' | 'other', readonly string[]>>> = {
  en: {
    loss: [
      'dog/cat/puppy/kitten/rabbit/pony/horse ~ died | dog/cat/puppy/kitten/rabbit/pony/horse is/was gone',
      'dog/cat/puppy/kitten/rabbit/pony/horse ~ put down/to | put the/our/my/her/him/old? dog/cat/her/him? down',
      'vet ~ put ~ sleep | without the/our dog/cat | miscarriage/miscarried/stillborn/stillbirth | lost the/our baby',
      'no heartbeat | ivf ~ failed/negative | anniversary of his/her/their/the/mums/dads death',
      'would have been/turned # | years without him/her/you/mum/mom/dad',
      'i? miss/missed/missing him/her/mum/mom/dad',
      'died/funeral/coffin/eulogy/ashes/widow/widower/grieving/grief/undertaker/hearse | his/her/their/the wake',
      'passed away/on | death of/certificate | buried my/our/him/her/mum/mom/dad',
      'lost my mum/mom/dad/mother/father/brother/sister/son/daughter/husband/wife/friend',
    ],
    other: [
      'mum/mom/dad/mother/father/son/daughter/husband/wife/brother/sister/gran/nan/his/her/him ~ chemo/scan/stroke/dementia/tumour/tumor/cancer/ventilator/hospital/icu/surgery/dialysis',
      'mums/moms/dads/his/her chemo/scan/stroke/dementia/tumour/tumor/cancer/surgery/memory',
      'hospice/dementia/alzheimers/icu/ventilator | intensive care | care home',
      'chemo/biopsy/tumour/tumor/dialysis/migraine/diagnosis/relapse/oncologist/flare/radiotherapy',
      'my scan/surgery/cancer/pain/results | divorce/divorced/separated/separation/breakup/custody | broke/split up',
      'i? miss/missed/missing my | left me | moved out | since he/she left | laid off',
      'redundant/redundancy/fired/unemployed/eviction/evicted/bailiffs/bankruptcy/overdraft | lost my job',
      'no interview | rejection/rejected/jobcentre/unemployment | final notice',
      'failed ~ exam/test/module/resit/degree/year | failed my | row/fight/argument/quarrel/fought/argued with',
      'not speaking/talking to | shouted/screamed at/me | slammed',
      'panic/anxiety/scared/afraid/terrified/dread/dreading/frightened | lonely/loneliness',
      'nobody/noone called/rang/asked/came/texted | no one called/rang/asked/came/texted/to | alone again',
      'ate/eat/eating alone | baby ~ screamed/cried/crying ~ night | colic/postpartum/postnatal',
      'depressed/depression/numb/hopeless/worthless/cried/crying/antidepressants',
      'exhausted/exhaustion/burnout/insomnia/knackered | burnt/burned/worn out | no sleep | cant sleep/cope',
      'so/too tired | running on empty',
    ],
  },
  de: {
    loss: [
      'hund/katze/kater ~ eingeschläfert/gestorben | fehlgeburt/sternenkind | kein herzschlag',
      'gestorben/beerdigung/verstorben/trauer/grab/trauerfeier/witwe/witwer/tod/urne/bestatter/friedhof',
    ],
    other: [
      'mama/papa/mutter/vater/mann/frau/oma/opa/bruder/schwester/sohn/tochter ~ krankenhaus/chemo/klinik/krebs/schlaganfall/demenz/intensivstation/op',
      'hospiz/demenz/intensivstation/pflegeheim',
      'chemo/biopsie/tumor/dialyse/migräne/diagnose/rückfall/schub/bestrahlung | meine op/schmerzen',
      'scheidung/getrennt/trennung/sorgerecht | schluss gemacht | ausgezogen | mich verlassen',
      'gekündigt/kündigung/arbeitslos/absage/jobcenter/schulden/gerichtsvollzieher/mahnung/insolvenz',
      'streit/gestritten/angeschrien | panikattacke/panik/angst | einsam/einsamkeit',
      'niemand angerufen/gefragt/gekommen | wieder allein/alleine',
      'depression/depressionen/depressiv/geweint/hoffnungslos/antidepressiva | erschöpft/burnout/ausgebrannt/übermüdet',
      'keine kraft | kaum/nicht/schlecht geschlafen',
    ],
  },
  fr: {
    loss: [
      'fausse couche | mort/morte/décédé/décédée/enterrement/obsèques/deuil/cimetière/cercueil/veuf/veuve/cendres',
    ],
    other: [
      'maman/papa/mère/père/mari/femme/frère/soeur/fils/fille/mamie/papi ~ hôpital/chimio/cancer/avc/alzheimer/réanimation',
      'réanimation/alzheimer/ehpad | soins palliatifs | chimio/biopsie/tumeur/dialyse/migraine/diagnostic/rechute',
      'mes douleurs | divorce/séparation/séparés/rupture | garde alternée | il/elle est parti/partie | quittée/quitté',
      'licencié/licenciée/licenciement/chômage/huissier/dettes/surendettement/découvert',
      'dispute/disputés/engueulé/engueulés/crié | angoisse/angoisses/panique/peur | solitude | tout/toute seul/seule',
      'encore seul/seule | me sens seul/seule | dépression/pleuré/pleure/antidépresseurs/désespoir',
      'épuisé/épuisée/insomnie | burn out | pas dormi',
    ],
  },
  es: {
    loss: [
      'aborto espontáneo | perdimos al bebé',
      'murió/falleció/entierro/funeral/velorio/luto/duelo/cementerio/cenizas/viudo/viuda/tumba',
    ],
    other: [
      'mamá/papá/madre/padre/marido/mujer/hermano/hermana/hijo/hija/abuela/abuelo ~ hospital/quimio/cáncer/ictus/alzheimer/uci',
      'uci/alzheimer | cuidados paliativos | quimio/biopsia/tumor/diálisis/migraña/diagnóstico/recaída | mis dolores',
      'divorcio/separación/separados/custodia/ruptura | me dejó | se fue de casa',
      'despidieron/despido/paro/desempleo/desahucio/deudas/embargo | pelea/peleamos/discutimos/discusión/gritó',
      'ansiedad/pánico/miedo | soledad | otra vez sola/solo | me siento sola/solo | tan sola/solo',
      'depresión/lloré/llorar/llorando/antidepresivos | agotada/agotado/insomnio | sin dormir | no dormí',
    ],
  },
  pt: {
    loss: [
      'aborto espontâneo | perdemos o bebê',
      'morreu/faleceu/enterro/funeral/velório/luto/cemitério/viúvo/viúva/túmulo',
    ],
    other: [
      'mamãe/papai/mãe/pai/marido/esposa/irmão/irmã/filho/filha/avó/avô ~ hospital/quimio/câncer/avc/alzheimer/uti',
      'uti/alzheimer | cuidados paliativos | quimioterapia/quimio/biópsia/tumor/diálise/enxaqueca/diagnóstico/recaída',
      'minhas dores | divórcio/separados/despejo',
      'demitiram/demitido/demitida/demissão/desemprego/dívidas | briga/brigamos/discutimos/discussão',
      'ansiedade/pânico/medo | solidão | me sinto sozinha/sozinho/só | tão sozinha/sozinho',
      'depressão/chorei/chorar/chorando/antidepressivos | exausta/exausto/insônia | sem dormir | não dormi',
    ],
  },
}

/** The same words where nothing is hard. */
export const hardshipExceptions: Partial<Record<Language, readonly string[]>> = {
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
  pt: [
    'ninguém morreu | morreu de rir',
    'sem medo/ansiedade/pânico/briga | perdi o medo',
    'chorei/chorar/chorando de rir/alegria/emoção',
    'não ~ medo',
  ],
}
