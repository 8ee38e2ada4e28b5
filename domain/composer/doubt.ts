import { englishExceptions, type SignedMood } from './signs.ts'
import { anyPhrase, phraseList } from './phrase-list.ts'

/**
 * Words of something hard, by the mood they suggest where no sign tells more. Beside one of them a known theme is no
 * evidence that a line is about something good.
 */
const hardWordsIn = phraseList<SignedMood | undefined>([
  [
    'sleepless, awake, dark room, light off, lights off, hide, hiding, nothing sticks, nothing helps, nothing works, nothing left, blank, blurry, restless, heavy, agon*, alone, angry, anguish, annoy*, anxi*, asham*, bitter, bleak, cry, cries, crying, cried, despair*, desperat*, devastat*, disappoint*, discourag*, dread*, drain*, empty bed, empty chair, empty house, empty room, empty nest, empty side, empty seat, empty place, empty crib, empty cradle, empty wallet, empty account, feels empty, is so empty, exhaust*, fear, feared, fears, fearful, frighten*, frustrat*, gloom*, grief, griev*, grumpy, guilt*, hate, hated, hates, hateful, heartbr*, heartsick, helpless*, hollow, homesick, hopeless*, humiliat*, hurt, hurts, hurting, invisible, irritat*, isolat*, jealous*, lonel*, mad at, miser*, mourn*, nerves, nervous*, nightmare*, numb, overwhelm*, panic*, pathetic, regret*, resent*, sad, sadness, sadder, scar, scars, scared, scares, scary, shake, shakes, shaken, shaking, shame, shivering, sobb*, sorrow*, stress*, struggl*, suffer*, tear, tears, tense, terrified, terrify*, tired, torment*, trembl*, unbearable, unhapp*, unloved, unsafe, unsure, unwanted, upset*, weary, weep*, wept, worr*, worthless*',
    'exhaustion',
  ],
  [
    'sciatic*, lumbago, gout, shingles, eczema, psoriasis, colitis, crohn*, lupus, anaemi*, anemi*, epilep*, low counts, operation, operated on, mammogram*, mri, ct scan, colonoscop*, x-ray, blood test*, treatment*, joints, kidney*, dialysis, cough*, sore, soreness, tremor*, spasm*, cramp*, wheez*, feverish, rheuma*, arthrit*, asthma*, inflam*, concuss*, stitches, catheter, wheelchair, walking frame, inhaler, insulin, painkiller*, morphine, antibiotic*, ward, icu, biops*, palliative, hospice, oncolog*, neurolog*, cardiolog*, specialist, ache, aches, ached, aching, ambulance, bedridden, biopsy, bleed*, bruis*, cancer, chemo*, clinic, collaps*, crutches, dement*, diagnos*, dizz*, emergency, er, faint, fainted, fever*, fractur*, hospital, hungover, ill, illness, in bed all, infect*, injur*, limp, limping, lump, migraine*, nausea*, oxygen, pain, pains, painful, pneumonia, rash, relaps*, seizure*, sick, sickness, stiff, stroke, surgery, swollen, symptom*, throb*, tumour*, tumor*, unwell, vomit*, waiting room, wound*',
    'illness',
  ],
  [
    'laughed at, took credit, takes credit, credit for my, his name on my, her name on my, their name on my, claimed my, copied my, used my, lectured me, humiliat*, patronis*, patroniz*, mansplain*, condescend*, petty, spiteful, nasty, disrespect*, hostile, furious, rage*, abandon*, abus*, accus*, argu*, backstab*, betray*, blam*, blocked, bull*ied, cheat, cheated, cheating, cold shoulder, complain*, complaint*, cruel*, custody, dismiss*, divorc*, dumped, excluded, fake, fight, fighting, fights, fought, ghosted, gossip*, harass*, hung up, ignor*, insult*, interrupt*, left me, left us, left out, let down, let me down, lied, lies, lying to, mock*, my ex, neglect*, quarrel*, refus*, reject*, row with, rude*, scold*, screamed at, screaming at, screwed, selfish, shouted at, shouting, slammed, snapped, sneer*, spat, stood up, threat*, toxic, uninvited, unfair*, yelled at, yelling',
    'anger',
  ],
  [
    'storm, hurricane, wildfire*, earthquake*, evacuat*, savings are, savings almost, out of savings, rejection*, for good, layoffs, redundanc*, application*, unanswered, turned me, turned us, resit, retake, below the, not enough, too late, expelled, suspended, foreclos*, pawn*, broke down, breakdown, in arrears, arrears, sold the house, sell the house, sell the car, called everything off, called it all off, called it off, runway, accident, bailiff*, bankrupt*, broke, broken, burglar*, burned down, cancelled, canceled, closed down, closing down, court, crash*, crisis, damaged, danger*, debt*, declined, delayed, denied, destroy*, disaster, eviction, evicted, fail*, final notice, fire, fined, fired, flood*, forgot, forgotten, fraud, homeless, in a box, jail, laid off, late again, layoff*, leak*, lose, losing, loss, losses, lost, mess, messed, mildew, mistake*, mould*, moldy, overdraft, overdue, penalt*, police, postponed, prison, problem*, redundan*, robb*, ruin*, shatter*, smash*, stole, stolen, strike, stuck, stupid, towed, trouble*, unemploy*, unpaid, useless, war, warning, wast*, wreck*, wrong',
    'setback',
  ],
  [
    'churchyard, cemetery, goodbye, miss my, miss our, miss the, miss his, miss her, miss my old, last birthday, was his favourite, was her favourite, was his favorite, was her favorite, inherit*, memorial, wake was, ashes, burial, buried, casket, coffin, condolence*, dead, death, die, died, dies, dying, farewell, funeral, gone, grave, gravestone, hospice, leaving, miss you, misses, missed, missing, moved away, moved out, obituary, pack up his, pack up her, ran away, run away, the service, the urn, widow*',
    'loss',
  ],
  [
    'endless, hours late, days late, awful, bad, badly, dirty trick, drunk, drinking again, fat, horrible, horrid, impossible, nasty, pressure, terribl*, ugly, victim, worse, worst, no strength, no point',
    undefined,
  ],
  [
    // Nuisances: what is written under thanks has lost its "thank you for".
    'jackhammer, leaf blower*, drilling, roadworks, hangover, mosquito*, root canal, audit, unpaid, parking ticket, parking fine, speeding ticket, traffic jam, gridlock, replacement bus, lice, car alarm, smoke alarm, cockroach*, bedbugs, from hell',
    undefined,
  ],
])

/** Words that say that something is not there, or not so. */
const isNegation = anyPhrase(
  "no, not, never, nobody, none, without, hardly, barely, only, don't, doesn't, didn't, won't, can't, isn't, wasn't, couldn't, wouldn't",
)

/** A line with one of these is evidence also if it has a hard word. */
const isMended = anyPhrase(
  'helped, repaired, fixed, mended, recovered, over now, no longer, gone at last, cancer-free, cancer free, remission, benign, all clear, no pain, no stress, less stress*, less worr*, not alone, not sick, without pain, without worry, laugh*, made my day, tears of joy, happy tears, made it, survived, came back, is back, found again, safe, better, finally, at last, has stopped, good news, not bad',
)

const exceptionsIn = phraseList([[englishExceptions, true]])
const negatedWord =
  /(?<!\p{L})(?:no|not|never|nobody|no one|without|hardly any|less|fewer|zero|instead of|\p{L}+n['’]t)\s+(?:(?:was|were|got|a|an|any|single|one|more|even|to|be|have|being|getting)\s+)?\p{L}+/giu

export type Hardness = { hasHardWord: boolean; hasNegation: boolean; mood: SignedMood | undefined }

/** The lines of the last pages. One line is asked about several times. */
const known = new Map<string, Hardness>()
const mostKnown = 32

/** What speaks against a good meaning of a line in English. A negated hard word is none. */
export function hardnessOf(text: string): Hardness {
  const found = known.get(text)
  if (found) return found
  if (known.size === mostKnown) known.clear()
  const hardness = weighed(text)
  known.set(text, hardness)
  return hardness
}

function weighed(text: string): Hardness {
  if (isMended(text)) return { hasHardWord: false, hasNegation: false, mood: undefined }
  const read = without(text, exceptionsIn(text))
  const hard = hardWordsIn(read.replace(negatedWord, ' '))
  return {
    hasHardWord: hard.length > 0,
    hasNegation: isNegation(read) && !goodLack.test(read),
    mood: hard.find(({ payload }) => payload !== undefined)?.payload,
  }
}

function without(text: string, parts: readonly { from: number; to: number }[]): string {
  let rest = text
  for (const { from, to } of parts) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  return rest
}

/** What nobody is glad of: thanks for it are irony. */
export const nuisances =
  'strike, queue*, spam, jackhammer, karaoke, leaf blower*, drill, drilling, drills, roadworks, construction, hangover, mosquito*, copier, paper jam, printer, root canal, audit, overtime, unpaid, power cut, no hot water, without hot water, no heating, flat tyre, flat tire, parking ticket, speeding ticket, parking fine, deadline, traffic jam, gridlock, delayed, cancelled, canceled, replacement bus, 3am, 4am, 5am, 2am, 3 am, 4 am, 5 am, 6 am, at midnight, from hell, passive-aggressive, reply-all, mandatory, spilled, spilt, stepped in, lice, taxes, tax office, tax return, car alarm, fire alarm, smoke alarm, barking, leak*, flooded, crashed, boiler, mould, monday, mondays, eleven times, ten times, times on, cockroach*, bedbugs, on hold, voicemails, buffering, wifi is down, outage, potholes, junk mail, expired, warranty'

/** What one is glad not to have. */
const goodLack =
  /(?<!\p{L})(?:no|not (?:having|needing|a single)|without(?: (?:a|an|any|being))?|don['’]?t (?:need|have) to|didn['’]?t (?:need|have) to)\s+(?:\p{L}+\s+)?(?:meetings?|alarms?|traffic|queues?|rush|plans?|school|homework|deadlines?|emails?|calls?|rain|wind|clouds?|noise|hurry|car|commute|line|lines|wait|work|fights?|fighting|arguments?|quarrels?|tears|tantrums?|complaints?|problems?|trouble|bugs?|pain|stress|worr\p{L}+|dread|agenda|umbrella|jacket|coat|overtime|interruptions?|asked|told|help|stopping|waking|prompting|reminded|reminding|sighing)(?!\p{L})|(?<!\p{L})(?:nobody|no one) (?:was (?:angry|upset|mad|late|hurt)|argued|shouted|fought|cried|complained|yelled|minded)(?!\p{L})/iu

const inability =
  /(?<!\p{L})(?:can['’]?t|cannot|couldn['’]?t|could not|unable to)(?!\p{L})(?! (?:\p{L}+ )?(?:wait|put|stop (?:smil|laugh|look|grin|sing|danc|think\p{L}* about (?:her|his|the) (?:smile|face))|believe (?:how|my|our|it|that)|complain|get enough|beat|be (?:happier|prouder|better)|go wrong|help (?:smil|laugh)|get over how))/iu
const uncertainty =
  /(?<!\p{L})(?:(?:don['’]?t|do not|didn['’]?t) know|no idea|not sure|wish (?:I|it|he|she|we|they)|wished|if only|should have|supposed to|at least|any ?more|used to|ever since|(?:days|weeks|months|years) since|still (?:no|not|n[o']t|waiting|haven['’]t|hasn['’]t|can['’]t|on the|in the|at the)|(?:nobody|no one)(?! (?:was |were |got |is )?(?:argu|shout|fought|cried|hurt|angry|yell|complain|mind|interrupt|late|sick|panick|fighting|wanted anything|needed anything))|without (?:me|us|him|her|them|you|telling|asking|knocking|warning|permission|a word)|everyone else|in confidence|behind (?:my|our) back|for the last time|one last|the last (?:box|night|evening|photo|message|voicemail|time)|(?:at|since|until|by) [1-4](?::\d\d)? ?(?:am|a\.m\.)|pretend\p{L}*|act(?:ed|ing) like|again\?|AGAIN|so-called|(?:wants?|needs?) (?:a break|space|time)|how long|how much longer|I (?:just|only) want(?:ed)? to|could have been|the other (?:one|\p{L}+er|candidate)|in the end|almost (?:gone|over|lost|gave)|nothing (?:sticks|helps|works|comes|left)|\p{L}+ times(?! (?:a|this) (?:day|week))|no \p{L}+ left|(?:feels?|felt) (?:far|strange|off|wrong|unreal|nothing)|said no|ended it|for good)(?!\p{L})|^(?:Lovely|Great|Wonderful|Fantastic|Brilliant|Perfect|Super|Splendid|Wow|Nice|Oh)[,.:](?! (?:\p{L}+ ){0,3}(?:walk|dinner|meal|weather|sleep|day))|^(?:[Aa]nother|[Yy]et another)(?! (?:good|sunny|nice|lovely|day(?!,)|morning|chance|great|beautiful|quiet|warm|walk|hug|cup|hour))|[.!,]\s*[Aa]gain[.!]*$/u

/** Whether a line is said in a way in which people speak of hard things without a hard word. */
export function isDoubtful(text: string): boolean {
  return (inability.test(text) && !/laugh|giggl/iu.test(text)) || uncertainty.test(text)
}

const othersGain =
  /(?<!\p{L})(?:instead of (?:me|us)|over me|not (?:me|us)|without (?:me|us|telling|asking)|my ex|everyone else|in confidence|behind (?:my|our) back|the (?:job|place|role|promotion) (?:that )?I (?:wanted|applied)|(?:I|me) (?:still )?(?:am not|wasn['’]t|didn['’]t|haven['’]t|never))(?!\p{L})/u

/** Whether what sounds like good news is that of a rival, or was done against the writer. */
export const isAnothersGain = (text: string) => othersGain.test(text)

/** "His coat", "she said": a person whom nothing on the page names may be one who is missed. */
export const speaksOfSomebodyUnnamed = (text: string) =>
  /^(?:he|she|they|his|her|their)(?!\p{L})|(?<!\p{L})(?:and|on|in|from|of|with|under|all) (?:his|her)(?!\p{L})/iu.test(
    text,
  )

/** Plans that people make on hard days. Alone they say little. */
export const isPlanOfAHardDay = anyPhrase(
  "file for, get through, survive, eat something, eat anything, just eat, don't text, do not text, don't call, don't reply, don't answer, don't cry, not cry, cancel his, cancel her, change the locks, lawyer, solicitor, call the clinic, call the hospital, call the ward, pack his, pack her, collect his, collect her, sort his, sort her, union, hold it together, keep going, one hour at a time, hour by hour, one day at a time, tissues, job centre, unemployment, benefits, police report, complaint, complain, earplugs, get up, get out of bed, get dressed, brush teeth, brush my teeth, stay in bed, tell my parents, tell the kids, tell the children, tell work, answer cards, visit the grave, flowers for the grave, start over, start again, bank about, ask for an extension, call in sick, not drink, breathe",
)

const closings =
  /(?<!\p{L})(?:(?:it['’]s|is|are|was|were) (?:all |totally |perfectly |completely )?(?:fine|okay|safe)|(?:showed|found) nothing|(?:is|are|all|finally) behind (?:me|us)|withdrew|withdrawn|dropped (?:the|his|her|their|all)|(?:charges|case) (?:was |were )?dropped|called off|lifted|settled|resolved|sorted(?: out)?|cleared up|made it (?:out|through|home)|(?:is|are) over|turned out (?:to be )?(?:fine|nothing|harmless|okay|ok)|harmless|off the hook|(?:just|only) an? (?:cyst|virus|bruise|sprain|scratch|scare|mole|shadow|bug|mistake|misunderstanding|glitch|cold)|(?:slept|walked|laughed|ate|ran|smiled|breathed|drove|cooked|danced|sang|worked)(?!\p{L}).{0,40} for the first time (?:in|since)|(?:doctors?|vet|surgeons?|nurses?|physio|consultant|midwife) (?:is|are|was|were|seems?|sounded) (?:very |really |so )?(?:pleased|happy|impressed|satisfied))(?!\p{L})/iu
const notClosed =
  /(?<!\p{L})(?:not|n['’]t|never|until (?:it|this|that|he|she|they|the)|unless|if|hope|hoping|wedding|engagement)(?!\p{L})/iu

/** Whether a line says that what was hard has ended. */
export const isClosed = (text: string) => closings.test(text) && !notClosed.test(text)

const scorn = /^(?:lovely|great|wonderful|fantastic|brilliant|perfect|super|splendid|marvellous|wow|nice|oh)[,.:!]/iu
/** "Lovely, four hours on hold." */
export const beginsWithScorn = (text: string) => scorn.test(text)
