import { foldSentences, type LanguageRules } from './phrases.ts'
import { createRecognizer } from './recognizer.ts'

const not = ["don't/dont/not/never/no/stop/stopped/quit/avoid/without/instead to/of?", 'no longer', 'do not', 'less']
const him = ['him/her/them', 'my husband/wife/boyfriend/girlfriend/partner/dad/father/mother/mom/stepdad/stepfather/ex']
const someone = [
  'him/her/them/someone/somebody/everyone/everybody/people',
  'that guy/man/woman/bastard/bitch/idiot',
  'the boss/neighbour/neighbor/guy/bastard/bitch/kid/kids/dog/cat',
  'my boss/neighbour/neighbor/brother/sister/wife/husband/son/daughter/kid/kids/ex/mother/father/dog/cat/coworker/teacher/roommate/boyfriend/girlfriend',
]

/** The kinds of harm, and the phrases that name a plan of each kind. */
const rules = {
  alcohol: {
    sets: {
      not,
      drink: ['drink/drinking/drank/wine/vodka/whiskey/whisky/gin/rum/beer/beers/booze/alcohol/weed/pills/high'],
      drunk: ['drunk/wasted/hammered/smashed/plastered/blackout/shitfaced/stoned/high'],
      drug: ['coke/cocaine/heroin/meth/fentanyl/ketamine/crack/speed/oxy'],
    },
    signs: [
      '<drink> a? lot/bit/more/enough/it/something? to forget/cope/numb/sleep/escape',
      '<drink> so/until/till i forget/pass/black/sleep/can/cannot/feel',
      "<drink> until/till i can't/dont/don't",
      'get/getting <drunk>',
      'few/couple/some/more drinks to forget/cope/numb/sleep/escape',
      'wine/beer/beers/vodka/whiskey/whisky/gin/rum alone/by',
      'drive/driving after drinking/wine/beers/drinks',
      'drink/drown/drowning/drinking my sorrows/feelings/pain/sorrow away?',
      'drink/drinking/smoke it/everything/this all? away',
      'drink/drinking the/my pain/day/sadness/sorrow away',
      'drink/drinking alone/myself',
      'a/the/whole/finish/two/three bottle/bottles of? vodka/whiskey/whisky/gin/rum',
      'drink/finish/empty a/the/another whole? bottle of? wine?',
      'drink/drinking before work/driving/school',
      'drink/drinking and drive/driving',
      'drive drunk/high',
      'snort/score/buy/do/use/take/try/inject/smoke some? <drug>',
      'mich betrinken/besaufen/volllaufen',
      'trinken um zu vergessen',
      'boire pour oublier',
      'beber para olvidar',
    ],
    exceptions: [
      '<not> <drink> a? lot/bit/more/enough/it/something? to forget/cope/numb/sleep/escape',
      '<not> get/getting <drunk>',
      'get/getting high score/scores/marks/grades/quality/five',
      '<not> drive/driving after drinking/wine/beers/drinks',
      '<not> drink/drinking alone/before/and work/driving/drive?',
      '<not> drink/drinking my/the sorrows/pain/feelings/day away?',
      '<drink> a/some/more/warm/hot/less? water/tea/milk to sleep',
    ],
  },
  medication: {
    sets: {
      not,
      meds: [
        "my/the/all/any/his/her/today's? med/meds/medication/medications/medicine/pills/pill/tablets/insulin/antidepressants/antidepressant/lithium/dose/inhaler/lamictal/zoloft/prozac",
      ],
    },
    signs: [
      'skip/skipping/skipped/ditch/ditching/flush/flushing <meds>',
      'stop/stopping/quit/quitting taking? <meds>',
      'go/going/come/coming/get/getting off <meds>',
      'throw/throwing <meds> away/out',
      'throw/throwing away/out <meds>',
      "don't/dont/not/won't/never take/taking <meds>",
      'do not take/taking <meds>',
      'no/without my? meds/medication/insulin today/anymore/tonight/this',
      'take/taking double/triple <meds>',
      'double/triple my dose/meds/pills',
      'without my meds/medication/insulin',
      'medikamente/tabletten absetzen/weglassen',
    ],
    exceptions: [
      "don't/dont/not/never/no skip/skipping/skipped/ditch/flush/flushing <meds>",
      "don't/dont/not/never stop/quit taking? <meds>",
      "don't/dont/do/not/never not? forget to take <meds>",
    ],
  },
  food: {
    sets: {
      not,
      meal: ['breakfast/lunch/dinner/supper/meal/meals/food/eating', 'all/every/my/some meals/meal/food'],
      span: ['today/tomorrow/tonight/anything/all/until/till/for/this/at/more/again'],
    },
    signs: [
      'skip/skipping <meal>',
      'eat/eating nothing/less',
      'eat/eating only/just? under/max? #<1200 calories/kcal/cal',
      'only/under/below/max/maximum/than/stay #<1200 calories/kcal/cal',
      '#<1200 calories/kcal/cal max/maximum/only/today/a/per',
      "don't/dont/not/won't/no/stop/never eat/eating <span>",
      "don't/dont/not/won't/stop/never eat/eating $",
      'no food <span>',
      'no food $',
      'no eating $',
      'eat/eating only a/an/one apple/egg/cracker/banana/carrot/meal',
      'fast/fasting for two/three/four/five/seven/ten days',
      'only water/coffee today/for/all/until',
      'water/coffee only',
      'fast/fasting for # days',
      'fast/fasting until i',
      'throw/throwing up after/everything/lunch/dinner/my/what',
      'make/making myself throw/sick/vomit',
      'purge/purging',
      'vomit/puke after/everything/my',
      'laxatives/laxative',
      'chew and spit',
      'restrict/restricting food/calories/harder/again/more/today/eating/my/intake',
      'restrict/restricting $',
      'starve/starving',
      'lose # kg/kilos/pounds/lbs in/by a/this/next/friday/monday/sunday/tomorrow/saturday/one/two/#',
      'thigh gap',
      'earn my food/dinner/lunch/calories',
      'nichts essen',
      'nicht essen',
      'ne rien manger',
      'no comer nada',
    ],
    exceptions: [
      "don't/dont/not/never/no/stop/quit/avoid/without skip/skipping <meal>",
      "don't/dont/do/not/never/no/stop/quit/avoid not? restrict/restricting/purge/purging/starve/starving food/calories/eating/myself?",
      'eat/eating less sugar/meat/salt/fast/candy/bread/junk/chocolate/sweets/late/snacks',
      "don't/dont/not/no/stop/never eat/eating at/for/until/all? night/desk/midnight/late/fun/my the?",
      "don't/dont/not/no/stop/never eat/eating at my/the/midnight/night desk/computer/tv?",
      'starving artist/artists',
      'skip/skipping <meal> before/for the/my? blood/surgery/operation/test',
      'burn/burning #<1200 calories/kcal/cal today/a?',
    ],
  },
  violence: {
    sets: {
      not,
      someone,
      attack: ['kill/murder/hurt/stab/shoot/punch/strangle/choke/poison/slap/attack/hit/beat/destroy/kick/smack/spank'],
      task: [
        'procrastination/fear/fears/doubt/doubts/workout/goal/goals/list/pr/record/inbox/day/week/presentation/exam/interview/abs/legs/quads/habit/laziness/mark/sales/todo',
      ],
    },
    signs: [
      '<attack> <someone> up?',
      'beat <someone> up',
      'beat up <someone>',
      'get/getting/take/taking revenge/even on/with',
      'get back at <someone>',
      'teach <someone> a lesson',
      'make <someone> pay/suffer/bleed',
      'break/smash his/her/their nose/legs/arm/face/jaw/car/window/windows/phone',
      'slash/key his/her/their tires/tyres/car',
      'bring/take a/the/my gun/knife to school/work/class',
      'set fire to his/her/their/the',
      'burn down/his/her/their house/car/school?',
    ],
    exceptions: [
      "don't/dont/not/never/no/without <attack> <someone>",
      'to? hit/beat/kill <someone> at chess/tennis/cards/golf/scrabble/monopoly/fifa',
      'hit/beat/kill my <task>',
      'call/text <someone> up',
    ],
  },
  partner: {
    sets: { him, angry: ['angry/mad/upset/furious/explode/jealous/started/hit/snap/violent/going'] },
    signs: [
      "stay/staying/keep/keeping/be/being quiet/silent/small/invisible/still/calm so/when/until/because/that/till he/she/him/dad/mom doesn't/does/won't/will/hits/hit/gets/yells/explodes/snaps/comes/drinks/calms",
      "stay/staying/keep/keeping out of his/her/dad's/mom's way",
      "don't/dont/not/never make/making/upset/provoke/anger <him> <angry>?",
      'do not make/upset/provoke/anger <him> <angry>?',
      'not to make/upset/provoke/anger <him> <angry>?',
      'avoid/avoiding making <him> <angry>',
      'hide/hiding/cover/covering/conceal/concealer up? over? the/my/these? bruise/bruises',
      'hide/hiding/cover/covering up? the/my black eye',
      "don't/dont/not/never tell/telling anyone/anybody/nobody what/about/that he/she/him/dad",
      'keep/keeping/stay quiet/silent about what/how he/she/dad/mom',
      'keep/keeping/stay quiet/silent for him/her/his',
      'stay/staying quiet/silent/small/invisible tonight/around around? <him>',
      'stay/staying/keep/be/being quiet/silent/small/invisible/calm when he/she/dad/mom is/gets angry/mad/drunk/upset',
      'walk/walking on eggshells',
      '<him> hit/hits/beat/beats/choked/chokes/slapped/slaps/punched/punches/kicked/shoved/strangled me',
      'he/she hit/hits/beat/beats/choked/chokes/slapped/slaps/punched/punches/kicked/shoved/strangled me',
      "so he/she doesn't/won't/wouldn't hit/hurt/yell/shout/beat/snap/explode",
      'er schlägt mich',
      'il me frappe',
      'me pega',
    ],
    exceptions: ['beat/beats me at/in/to'],
  },
} as const satisfies Record<string, LanguageRules>

export type Harm = keyof typeof rules

const recognizers = (Object.entries(rules) as [Harm, LanguageRules][]).map(([harm, language]) => ({
  harm,
  recognizes: createRecognizer([language]),
}))

/** The harm that a text plans or reports; undefined for none. */
export function harmIn(text: string): Harm | undefined {
  const sentences = foldSentences(text)
  return recognizers.find(({ recognizes }) => recognizes(sentences))?.harm
}
