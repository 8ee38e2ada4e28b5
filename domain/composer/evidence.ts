import type { GoalKind } from './goal-kinds.ts'
import type { Theme } from './themes.ts'
import { englishExceptions } from './signs.ts'
import { anyPhrase, phraseList } from './phrase-list.ts'

const isGood = anyPhrase(
  'good, great, nice, lovely, beautiful, wonderful, kind, kindly, fun, enjoy*, happy, happi*, glad, grateful, thankful, proud, delicious, perfect, favourite, favorite, finally, at last, thank*, love, loved, sweet, cozy, cosy, peaceful, amazing, best, better, helped, helps, gave, shared, saved, lent, offered, brought, enough, together, easy, new, well, works, worked, gift, surprise, welcome, gut, schön*, endlich, danke, dankbar, froh, bon, bonne, beau, belle, merci, heureu*, bueno, buena, gracias, feliz, contento, contenta, bello, bella, grazie',
)

/** In a line with one of these words a known theme is no evidence. */
const isBad = anyPhrase(
  "no, not, never, nobody, none, without, hardly, barely, only, don't, doesn't, didn't, won't, can't, isn't, wasn't, couldn't, wouldn't, lost, losing, lose, left me, left us, leaving, moved out, moved away, ran away, run away, gone, sick, ill, illness, hospital, surgery, pain, hurt, hurts, hurting, hate*, fight, fighting, fought, argument*, argued, arguing, yell*, shout*, scream*, angry, mad at, cheat*, lied, lying to, lies, betray*, broke, broken, breaking, debt, overdue, fired, fail*, worse, worst, bad, awful, terrible, horrible, sad, scar*, alone, ignored, ignores, abandon*, reject*, dumped, accident, crash*, war, police, jail, prison, court, cancer, stroke, dying, dead, died, die, dies, cry, crying, cried, tears, nightmare*, worr*, stress*, guilty, ashamed, shame, regret*, missing, misses, drunk, drinking again, hungover, unfair, ugly, fat, stupid, useless, stole, stolen, late again, forgot, forgotten, cold shoulder, silent treatment, threat*, warning, emergency, ambulance, flood*, fire, burned down, nicht, kein*, krank, weg, pas, plus de, malade, sin, enfermo, enferma, perdí, non, malato",
)

/** A line with one of these is evidence also if it has a word of the list above. */
const isMended = anyPhrase(
  'helped, repaired, fixed, mended, recovered, over now, no longer, gone at last, cancer-free, cancer free, remission, benign, all clear, no pain, no stress, less stress*, less worr*, not alone, not sick, without pain, without worry, laugh*, tears of joy, happy tears, made it, survived, came back, is back, found again, safe, better, finally, at last, has stopped, good news, not bad',
)

/** Whether a line shows that something was good: a known theme or a good word, and no word that contradicts it. */
export function isClearlyGood(text: string, theme: Theme): boolean {
  if (theme === 'relief') return true
  if (theme === 'other' && !isGood(text)) return false
  return !speaksIll(text)
}

const exceptionsIn = phraseList([[englishExceptions, true]])
const storyLength = 100
const negations =
  /(?<!\p{L})(?:no|not|never|nobody|none|without|hardly|barely|only|\p{L}+n['’]t|late|nicht|kein\p{L}*|pas|sin|non)(?!\p{L})/giu

/** Whether a line has a word that contradicts a good one. */
export function speaksIll(text: string): boolean {
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
