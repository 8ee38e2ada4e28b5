import type { GoalKind } from './goal-kinds.ts'
import type { Language } from './language.ts'
import type { Theme } from './themes.ts'
import { hardnessOf } from './doubt.ts'
import { anyPhrase } from './phrase-list.ts'

const isGood = anyPhrase(
  'full of, told the story, told a story, told us a story, told a joke, nicest, loveliest, sweetest, kindest, funniest, cosiest, nobody argued, no one argued, nobody fought, nobody cried, nobody complained, nobody shouted, nobody minded, nobody was angry, unprompted, what a king, what a queen, what a legend, what a hero, what a star, what a gem, what an angel, what a champ, tasted like, alive, in bloom, turning red, was short, was quick, was easy, was open, less than planned, feels good, healthy, stocked, fresh, clear, kept calm, patient, tasty, comfy, soft, warm, sunny, left a cake, someone left, carried my, came in the post, in time, on time, early, without being asked, first snow, first sun, good, great, nice, lovely, beautiful, wonderful, kind, kindly, fun, enjoy*, happy, happi*, glad, grateful, thankful, proud, delicious, perfect, favourite, favorite, finally, at last, thank*, love, loved, sweet, cozy, cosy, peaceful, amazing, best, better, helped, helps, gave, shared, saved, lent, offered, brought, enough, together, easy, new, well, works, worked, gift, surprise, welcome, gut, schön*, endlich, danke, dankbar, froh, bon, bonne, beau, belle, merci, heureu*, bueno, buena, gracias, feliz, contento, contenta, bello, bella, grazie',
)

/** What people do, and are glad of. A line that tells what happened needs one of these or a good word. */
const isGladAct = anyPhrase(
  'carried me, carried us, let us, let me, lets us, lets me, stayed up, changed every, cut grass, freshly cut, call, calls, called, phoned, rang, texted, facetimed, came, comes, coming, visited, visits, visit, helped, helps, help, made, makes, making, brought, brings, gave, gives, cook*, baked, saved, fixed, repaired, mended, explained, laugh*, smiled, smiles, smile, waited, waits, waiting, taught, teaches, invited, shared, shares, built, sang, sing*, hug*, kiss*, sent, wrote, writes, remembered, remembers, slept, sleeps, lent, covered, drew, draws, showed, shows, play*, held the door, held my hand, held me, holds, knows my name, picked me up, picked up, drove, found, swam, swim*, walked, walk, walks, ran, run, danced, dance*, hiked, biked, rode, rowed, read, reads, learned, learnt, watched, listened, talked, talk, sat with, sat down with, sat together, met, meet, joined, stayed over, stayed with, hosted, planted, bloom*, blossom*, grew, growing, ripened, harvested, offered, promised, thanked, praised, complimented, cheered, cheering, surprised, cleaned, tidied, washed, folded, finished, managed, won, bought, got me, treated, welcomed, greeted, waved, sunny, shining, shone, has stopped, stopped raining, on time, returned, woke up early, woke up rested, believed in, believes in, looks after, looked after, cared, cares, listens, understands, understood, supports, supported, loves, love, likes, enjoy*, smells, smelled, tastes, tasted, lit, knocked, saw, see, hear, heard, have, has, had, can, could, work i like, works, still works, is back, are here, is here, is kind, is patient, are kind, was kind',
)
/** A line with a verb like these, or with a person who does something, tells what happened. */
const tells =
  /(?<!\p{L})(?:I|we|he|she|it|they|feels|seems|looks|keeps|goes|says|wants|gets|hurts|sounds|needs|is|are|was|were|had to|did|does|will|\p{L}{3,}ed|took|told|went|said|left|lost|cut|hit|put|let|became|began|broke|fell|felt|feel|got|kept|knew|threw|stood|stopped|sold|shut|burnt|burst|tore|froze|stole)(?!\p{L})/iu
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

/** Whether a line has a word of something hard: no line beside it makes the page an ordinary one. */
export function speaksOfHardship(text: string, language: Language | 'other'): boolean {
  return language === 'en' ? hardnessOf(text).hasHardWord : isBadElsewhere(text)
}

/** The same for the other languages, in which "die" and "war" mean something else. */
const isBadElsewhere = anyPhrase(
  'nicht, kein, keine, keinen, krank, verloren, schlecht, schlimm, pas, plus de, malade, perdu, perdue, mal, sin, enfermo, enferma, perdí, peor, mal, non, malato, malata, não, doente, perdi, pior',
)

/** What somebody did for the writer, or with a word for how good it was. */
const kindActs =
  /(?<!\p{L})(?:(?:for|with|to) (?:me|us)|(?:brought|taught|gave|lent|saved|made|called|rang|phoned|texted|sent|wrote|baked|cooked|hugged|helped|visited|invited|showed|surprised|remembered|fixed|drove|picked|thanked|praised|complimented|cheered|waited for|hosted|met|saw) (?:me|us|my|our)|(?:called|came|rang|phoned)(?:[.,!]|$| (?:me|us|just|to|from|by|over|round|last|yesterday|this|twice|early|home|in the post))|(?:visited|texted|laugh\p{L}*|s[au]ng|danced|swam|hiked|walked home|played|cooked|baked|bloom\p{L}*|shone|smelled|tasted|started on|worked|carried (?:me|us|my)|(?:I|we) have (?:a|an|my|our|enough|good|clean|friends|people|time|food)|(?:can|could) (?:see|hear|smell|walk|run|swim|bike|cycle|sleep|breathe)|believed in|slept (?:well|through|late|soundly|like|long|all night|in (?:his|her|their) own|(?:seven|eight|nine|ten) hours))(?!\p{L})|(?:(?:my|our) (?:\p{L}+ )?|the twins |the kids |^(?!I ))[\p{L}-]+ (?:watered|praised|approved|thanked|fed|carried|mowed|shovelled|delivered|prepared|decorated|hosted|babysat|minded|drove|laughed|brought|cooked|fixed|made|mended|repaired|cleaned|washed|folded|built|explained|planted|found|bought|let me|let us|tied|ironed|covered|offered|learn\p{L}+|spent|smiled|waved|knocked)(?!\p{L}))/iu

/** Whether a good line is more than what happened: a thing, a good word, or what one is glad that somebody did. */
export function isSurelyGood(text: string): boolean {
  return !tellsWhatHappened(text) || isGood(text) || kindActs.test(text)
}

const storyLength = 100

/** Whether a line has a word that contradicts a good one. */
export function speaksIll(text: string, language: Language | 'other'): boolean {
  if (language !== 'en') return isBadElsewhere(text)
  const { hasHardWord, hasNegation } = hardnessOf(text)
  // In a whole story, a "not" contradicts one part only.
  return hasHardWord || (hasNegation && text.length <= storyLength)
}

/** Plans that may end or hurt something. The reply suggests no first step for them. */
const isDelicate = anyPhrase(
  'my ex, confront, divorce, lawyer, funeral, court, break up, breakup, quit my job, quit the job, quit school, resign, leave him, leave her, leave my, move out, end things, end it, fire him, fire her, revenge, tell him the truth, tell her the truth, abortion, rehab, casino, bet, gamble, gambling, lottery, borrow, lend, gun, cheat, lie to, hide, scheidung, anwalt',
)

export function isClearlyPlanned(text: string, kind: GoalKind): boolean {
  return kind !== 'other' && !isDelicate(text)
}
