import type { GoalKind } from './goal-kinds.ts'
import type { Language } from './language.ts'
import type { Theme } from './themes.ts'
import { englishExceptions } from './signs.ts'
import { anyPhrase, phraseList } from './phrase-list.ts'

const isGood = anyPhrase(
  'good, great, nice, lovely, beautiful, wonderful, kind, kindly, fun, enjoy*, happy, happi*, glad, grateful, thankful, proud, delicious, perfect, favourite, favorite, finally, at last, thank*, love, loved, sweet, cozy, cosy, peaceful, amazing, best, better, helped, helps, gave, shared, saved, lent, offered, brought, enough, together, easy, new, well, works, worked, gift, surprise, welcome, gut, schön*, endlich, danke, dankbar, froh, bon, bonne, beau, belle, merci, heureu*, bueno, buena, gracias, feliz, contento, contenta, bello, bella, grazie',
)

/** In a line with one of these words a known theme is no evidence. */
const isBad = anyPhrase(
  "no, not, never, nobody, none, without, hardly, barely, only, don't, doesn't, didn't, won't, can't, isn't, wasn't, couldn't, wouldn't, lost, losing, lose, left me, left us, leaving, moved out, moved away, ran away, run away, gone, sick, ill, illness, hospital, surgery, pain, hurt, hurts, hurting, hate*, fight, fighting, fought, argument*, argued, arguing, yell*, shout*, scream*, angry, mad at, cheat*, lied, lying to, lies, betray*, broke, broken, breaking, debt, overdue, fired, fail*, worse, worst, bad, awful, terrible, horrible, sad, scar*, alone, ignored, ignores, abandon*, reject*, dumped, accident, crash*, war, police, jail, prison, court, cancer, stroke, dying, dead, died, die, dies, cry, crying, cried, tears, nightmare*, worr*, stress*, guilty, ashamed, shame, regret*, missing, misses, drunk, drinking again, hungover, unfair, ugly, fat, stupid, useless, stole, stolen, late again, forgot, forgotten, closed down, strike, no strength, broke his, broke her, broke my, panicking, pressure, fear, struggl*, unbearable, ache, aches, aching, swollen, bleeding, wound*, injur*, victim, crisis, disaster, grief, mourning, rejected, refused, denied, cancelled, canceled, postponed, delayed, missed, cold shoulder, silent treatment, threat*, warning, emergency, ambulance, flood*, fire, burned down",
)

/** A line with one of these is evidence also if it has a word of the list above. */
const isMended = anyPhrase(
  'helped, repaired, fixed, mended, recovered, over now, no longer, gone at last, cancer-free, cancer free, remission, benign, all clear, no pain, no stress, less stress*, less worr*, not alone, not sick, without pain, without worry, laugh*, tears of joy, happy tears, made it, survived, came back, is back, found again, safe, better, finally, at last, has stopped, good news, not bad',
)

/** What people do, and are glad of. A line that tells what happened needs one of these or a good word. */
const isGladAct = anyPhrase(
  'let us, let me, lets us, lets me, stayed up, changed every, cut grass, freshly cut, call, calls, called, phoned, rang, texted, facetimed, came, comes, coming, visited, visits, visit, helped, helps, help, made, makes, making, brought, brings, gave, gives, cook*, baked, saved, fixed, repaired, mended, explained, laugh*, smiled, smiles, smile, waited, waits, waiting, taught, teaches, invited, shared, shares, built, sang, sing*, hug*, kiss*, sent, wrote, writes, remembered, remembers, slept, sleeps, lent, covered, drew, draws, showed, shows, play*, held the door, held my hand, held me, holds, knows my name, picked me up, picked up, drove, found, swam, swim*, walked, walk, walks, ran, run, danced, dance*, hiked, biked, rode, rowed, read, reads, learned, learnt, watched, listened, talked, talk, sat with, sat down with, sat together, met, meet, joined, stayed over, stayed with, hosted, planted, bloom*, blossom*, grew, growing, ripened, harvested, offered, promised, thanked, praised, complimented, cheered, cheering, surprised, cleaned, tidied, washed, folded, finished, managed, won, bought, got me, treated, welcomed, greeted, waved, sunny, shining, shone, has stopped, stopped raining, on time, returned, woke up early, woke up rested, believed in, believes in, looks after, looked after, cared, cares, listens, understands, understood, supports, supported, loves, love, likes, enjoy*, smells, smelled, tastes, tasted, lit, knocked, saw, see, hear, heard, have, has, had, can, could, work i like, works, still works, is back, are here, is here, is kind, is patient, are kind, was kind',
)
/** A line with a verb like these, or with a person who does something, tells what happened. */
const tells =
  /(?<!\p{L})(?:I|we|he|she|it|they|is|are|was|were|had to|did|does|will|\p{L}{3,}ed|took|told|went|said|left|lost|cut|hit|put|let|became|began|broke|fell|felt|feel|got|kept|knew|threw|stood|stopped|sold|shut|burnt|burst|tore|froze|stole)(?!\p{L})/iu
const namesOnly = /^(?:(?:my|our|the|a|an|his|her|their|that|how)\s+)?\p{L}+(?:\s+\p{L}+)?$/iu

export function tellsWhatHappened(text: string): boolean {
  return tells.test(text) && !namesOnly.test(text)
}

/**
 * Whether a line shows that something was good: a thing or a person that is named, or what somebody did that one is
 * glad of, and no word that contradicts it.
 */
export function isClearlyGood(text: string, theme: Theme, language: Language | 'other'): boolean {
  if (theme === 'relief') return true
  if (theme === 'other' && !isGood(text)) return false
  if (language === 'en' && tellsWhatHappened(text) && !isGladAct(text) && !isGood(text)) return false
  return !speaksIll(text, language)
}

const exceptionsIn = phraseList([[englishExceptions, true]])
/** Whether a line has a word of something hard, negations aside: no line beside it makes the page an ordinary one. */
export function speaksOfHardship(text: string, language: Language | 'other'): boolean {
  if (language !== 'en') return isBadElsewhere(text)
  const read = exceptionsIn(text).reduce((rest, { words }) => rest.replace(words, ' '), text)
  return isBad(read.replace(negations, ' ')) && !isMended(text)
}

/** The same for the other languages, in which "die" and "war" mean something else. */
const isBadElsewhere = anyPhrase(
  'nicht, kein, keine, keinen, krank, verloren, schlecht, schlimm, pas, plus de, malade, perdu, perdue, mal, sin, enfermo, enferma, perdí, peor, mal, non, malato, malata, não, doente, perdi, pior',
)

const storyLength = 100
const negations =
  /(?<!\p{L})(?:no|not|never|nobody|none|without|hardly|barely|only|\p{L}+n['’]t|late|nicht|kein\p{L}*|pas|sin|non)(?!\p{L})/giu

/** Whether a line has a word that contradicts a good one. */
export function speaksIll(text: string, language: Language | 'other'): boolean {
  if (language !== 'en') return isBadElsewhere(text)
  const read = exceptionsIn(text).reduce((rest, { words }) => rest.replace(words, ' '), text)
  // In a whole story, a "not" contradicts one part only.
  const judged = text.length > storyLength ? read.replace(negations, ' ') : read
  return isBad(judged) && !isMended(text)
}

/** Plans that may end or hurt something. The reply suggests no first step for them. */
const isDelicate = anyPhrase(
  'my ex, confront, divorce, lawyer, funeral, court, break up, breakup, quit my job, quit the job, quit school, resign, leave him, leave her, leave my, move out, end things, end it, fire him, fire her, revenge, tell him the truth, tell her the truth, abortion, rehab, casino, bet, gamble, gambling, lottery, borrow, lend, gun, cheat, lie to, hide, scheidung, anwalt',
)

export function isClearlyPlanned(text: string, kind: GoalKind): boolean {
  return kind !== 'other' && !isDelicate(text)
}
