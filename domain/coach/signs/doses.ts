import type { LanguageRules } from '../phrases.ts'

/** Under these names people take too much of a medicine, in any language. */
export const medicines = [
  'paracet*/acetaminophen/tylenol/panadol/doliprane*/efferalgan/dafalgan/gelocatil/tachipirina',
  'ibuprof*/advil*/nurofen*/motrin/naproxen*/aleve/aspirin*/diclofenac/voltaren/novalgin*/metamizol*/nolotil',
  'codein*/tramadol*/oxycodone/oxycontin/percocet*/vicodin*/morphine/morphin/tilidin/benadryl/diphenhydramine',
  'diazepam*/valium*/xanax/alprazolam*/lorazepam*/ativan/tavor/clonazepam*/klonopin/rivotril/lexomil/bromazepam*',
  'temazepam*/zopiclon*/zolpidem*/ambien/stilnox/trankimazin/orfidal/lexatin/temesta/seresta/benzo/benzos',
  'amitript*/sertralin*/zoloft/fluoxetin*/prozac/citalopram*/escitalopram*/lexapro/venlafaxin*/quetiapin*/seroquel',
  'mirtazapin*/pregabalin*/lyrica/gabapentin*/lithium/litio/propranolol*/metformin*/doxylamin*/promethazin*',
  'antidepres*/painkillers/sedatives/opioids',
]

/** What a person reports who took more than one takes at once. A number counts what it precedes: not "400 mg". */
export const doseRules: LanguageRules[] = [
  {
    sets: {
      took: ['took/taken/swallowed/downed/had', 'going/about to take/swallow/down', 'gonna/will take/swallow/down'],
      many: [
        '#8..199/eight/nine/ten/eleven/twelve/thirteen/fourteen/fifteen/sixteen/eighteen/twenty/thirty/forty/fifty/sixty',
        'twenty/thirty/forty five/four/six/eight | a/one hundred/dozen',
      ],
      about: ['about/around/over/nearly/almost/like/maybe/probably/some'],
      my: ['my/the/his/her/those/these/mums/moms/dads'],
      tablets: ['sleeping/pain/heart/blood/diet? pill/pills/tablets/capsules/caplets', ...medicines],
      dose: [
        '<about>? <many> of? <my>? <tablets> | <about>? <many> mg/milligram <tablets>',
        'all/every of? <my>? <tablets> | every single? one of <my> <tablets>',
        'a/the/my whole/entire/full pack/packet/box/bottle/strip/blister/tub of <my>? <tablets>',
        'my whole/entire/full prescription',
        'the/my whole/entire/full months? supply/prescription of <my>? <tablets>?',
      ],
    },
    signs: ['<took> <dose>'],
    exceptions: [
      '<took> <about>? <many> mg/milligram <tablets>',
      '<took> <dose> ~ a/per/each/every/for/this/daily/across # ? day/days/week/weeks/month/months/course/year',
      '<took> <dose> ~ for/over a/two/three/four/five/six/seven/ten/# day/days/week/weeks/month/months',
      '<took> <dose> daily/left/over/remaining/on/as/with/every/each/before/after/like/back/to',
      'dog/dogs/puppy/cat/cats/kitten/horse/pony/rabbit/hamster/goat/sheep/cow/lab/labrador/beagle has/had/just/once/who/that? just? <took> <dose>',
    ],
  },
  {
    sets: {
      taken: ['genommen/geschluckt/eingeworfen/eingenommen/runtergeschluckt/intus/gekippt'],
      took: ['nahm/schluckte/schlucke'],
      many: [
        '#8..199/acht/neun/zehn/elf/zwölf/dreizehn/vierzehn/fünfzehn/sechzehn/zwanzig/dreißig/dreissig/vierzig/fünfzig/hundert',
        'ein dutzend',
      ],
      tablets: ['tabletten/pillen/kapseln/schlaftabletten/schmerztabletten/schlafmittel/medikamente', ...medicines],
      pack: ['ganze/ganzen/volle/komplette/gesamte packung/schachtel/dose/flasche/monatspackung/blister'],
      dose: [
        '<many> von? meinen/den/ihren? <tablets> <tablets>? | alle/sämtliche meine/die/ihre? <tablets>',
        '<pack> <tablets>?',
      ],
    },
    signs: ['<dose> auf? einmal? <taken>', '<dose> ~ <taken>', '<took> <dose>'],
    exceptions: [
      '<dose> ~ am/pro/jeden tag ~ <taken>',
      '<dose> ~ in/über/seit/für # tagen/wochen/tage/wochen ~ <taken>',
      '<dose> ~ täglich/regelmäßig/pünktlich/mitgenommen ~ <taken>? | <dose> ~ <taken> pro/am/wie/nach',
      'hund/hündin/welpe/katze/kater/pferd/hase hat <dose> ~ <taken>',
    ],
  },
  {
    sets: {
      took: ['pris/prise/avalé/avalée/gobé/bu/ingéré/englouti', 'vais prendre/avaler'],
      many: [
        '#8..199/huit/neuf/dix/onze/douze/treize/quatorze/quinze/seize/vingt/trente/quarante/cinquante/soixante/cent',
        'une vingtaine/trentaine/dizaine/quinzaine/quarantaine de/d',
      ],
      tablets: [
        'comprimés/cachets/pilules/gélules/médicaments/somnifères/anxiolytiques/antidouleurs/médocs',
        ...medicines,
      ],
      dose: [
        '<many> de? mes? <tablets> | tous/toutes mes/les/ses <tablets>',
        'toute/tout la/le/ma/mon/sa boîte/plaquette/flacon/tube/ordonnance de/d? <tablets>?',
        'une boîte/plaquette entière/complète de/d? <tablets> | une boîte/plaquette de <tablets> entière',
      ],
    },
    signs: ['<took> environ/presque/au? moins? <dose>', '<took> <dose>'],
    exceptions: [
      '<took> <dose> ~ par jour/semaine/mois | <took> <dose> ~ pendant/depuis/sur ~ jours/semaines/mois',
      '<took> <dose> ~ à la pharmacie',
      'chien/chienne/chiot/chat/chatte/cheval/lapin a/avait/ont <took> <dose>',
    ],
  },
  {
    sets: {
      took: ['tomé/tomado/tragué/tragado/ingerí', 'voy a tomar/tomarme/tragar/tragarme'],
      many: [
        '#8..199/ocho/nueve/diez/once/doce/trece/catorce/quince/dieciséis/veinte/treinta/cuarenta/cincuenta/sesenta/cien',
        'una veintena/docena/treintena/decena de',
      ],
      tablets: [
        'pastillas/comprimidos/píldoras/tabletas/cápsulas/somníferos/ansiolíticos/medicamentos/analgésicos',
        ...medicines,
      ],
      dose: [
        '<many> de? mis? <tablets> | todas/todos las/los/mis <tablets>',
        'toda/todo la/el/mi caja/bote/frasco/blíster/tableta/receta de? <tablets>?',
        'una caja entera/completa de <tablets> | un bote/frasco/blíster entero/completo de <tablets>',
      ],
    },
    signs: ['<took> unas/unos/como/casi? <dose>'],
    exceptions: [
      '<took> unas/unos/como/casi? <dose> ~ al/por/cada día/semana/mes',
      '<took> unas/unos/como/casi? <dose> ~ durante/en ~ días/semanas/meses',
      '<took> unas/unos/como/casi? <dose> ~ diarias/diarios/recetadas/puntual',
      'perro/perra/perrito/gato/gata/caballo/conejo se? ha/había? <took> <dose>',
    ],
  },
]
