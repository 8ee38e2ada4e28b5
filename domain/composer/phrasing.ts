import { sentencesOf } from './items.ts'
import { looksMisspelt } from './spelling.ts'
import { isCoarse, quoted } from './quoting.ts'
import { isThemeWord } from './themes.ts'

/** The ways in which a sentence of a letter can take up a line. Each is absent if the line does not allow it. */
export type Phrasing = {
  /** The line, or a whole sentence or clause of it, in quotation marks. */
  quote: string | undefined
  /** As a noun phrase that speaks to the writer: "your daughter laughing at breakfast". */
  noun: string | undefined
  /** As a clause that speaks to the writer: "your sister called". */
  clause: string | undefined
  /** A plan as an infinitive: "call your brother". */
  plan: string | undefined
}

const longestQuote = 65
const mostWords = 14

/** `at`: where in the line the words stand that matter. */
export function phrase(line: string, english: boolean, at = 0): Phrasing {
  const part = quotablePart(line, at, english)
  const whole = part?.replace(/[.!?…。\s]+$/u, '') ?? ''
  // "I" and "my" must become "you" and "your" before such words can stand outside quotation marks.
  const plain =
    english &&
    part !== undefined &&
    /^[\p{L}\p{N}'’\- ,]+$/u.test(whole) &&
    !/,.*,/u.test(whole) &&
    whole.split(/\s+/u).length <= mostWords
  const isWritten = plain && /\p{L}/u.test(whole)
  const clause = isWritten && isClause(whole)
  const noun = isWritten && !clause && isNoun(whole)
  const plan = isWritten && isImperative(whole) && !/,/u.test(whole)
  return {
    quote: part === undefined ? undefined : quoted(part),
    noun: noun ? toYou(whole) : undefined,
    clause: clause ? toYou(whole.replace(/^that\s+/iu, '')) : undefined,
    plan: plan ? toYou(whole) : undefined,
  }
}

/** The longest beginning that is whole: the line, its first sentences, or its first clause. */
function quotablePart(line: string, at: number, english: boolean): string | undefined {
  if (isCoarse(line)) return undefined
  const fits = (part: string) =>
    part.length <= longestQuote &&
    part.split(/\s+/u).length <= mostWords &&
    !(english && looksMisspelt(part.replace(/\S+:\/\/\S+/gu, '')))
  if (fits(line)) return line
  const sentences = sentencesOf(line)
  const ends = sentences.map((sentence) => line.indexOf(sentence) + sentence.length)
  const sentence = sentences[ends.findIndex((end) => end > at)] ?? sentences[0] ?? line
  if (fits(sentence) && sentence.split(/\s+/u).length > 1) return sentence
  const isWhole = (clause: string) =>
    fits(clause) && clause.split(/\s+/u).length >= 3 && !dangles(clause) && (isClause(clause) || isNoun(clause))
  // The clause with the words that matter, or the one with which the sentence begins.
  const clauses = sentence
    .split(
      /(?:,(?!\d)|;|:|\s[–—-])\s+|\s+(?=(?:and|but|because|when|while|so that|und|aber|weil|mais|parce que|pero|porque|mas)\s)/iu,
    )
    .map((clause) => clause.replace(/^(?:so|well|and|but|oh|because|und|aber|mais|pero|mas)\s+/iu, ''))
  const words = line.slice(at, at + 12)
  const clause =
    clauses.find((one) => one.includes(words) && isWhole(one)) ??
    clauses
      .slice(0, 1)
      .find(
        (one) =>
          isWhole(one) || (english && clauses.length > 1 && fits(one) && one.split(/\s+/u).length > 3 && !dangles(one)),
      )
  if (clause) return clause
  const other = sentences.find((one) => one !== sentence && fits(one) && one.split(/\s+/u).length > 2)
  if (other) return other
  return undefined
}

const danglers =
  /(?:^|\s)(?:a|an|the|of|to|and|or|but|my|his|her|our|their|your|with|for|in|on|at|by|from|that|which|who|because|so|is|was|are|i|we|it|as|when|while|if|than|this|not|very|some|have|had|has|been|got|get)$/iu
function dangles(part: string): boolean {
  return danglers.test(part) || /^(?:because|since|when|while|if|although|after|before|as)\s/iu.test(part)
}

const auxiliary =
  /(?<![\p{L}'’])(?:is|are|was|were|has|have|had|did|does|do|can|could|will|would|should|may|might|must|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t|hadn['’]t|didn['’]t|doesn['’]t|don['’]t|can['’]t|couldn['’]t|won['’]t|wouldn['’]t|am|i['’]m|i['’]ve|i['’]ll|we['’]re|we['’]ve|he['’]s|she['’]s|it['’]s|they['’]re)(?![\p{L}])/iu
const pastVerb =
  /(?<![\p{L}'’])(?:called|came|slept|got|made|went|said|told|found|brought|took|gave|saw|met|sent|wrote|read|ate|ran|swam|sat|stood|kept|held|left|lost|won|bought|thought|taught|felt|fell|flew|drove|rode|rang|sang|spoke|broke|woke|wore|chose|forgot|forgave|began|became|built|paid|spent|put|let|lent|hit|cut|shut|cost|knew|grew|drew|threw|drank|laid|led|lit|died|passed|helped|asked|waited|walked|talked|laughed|smiled|cried|danced|played|cooked|baked|cleaned|fixed|repaired|finished|started|stopped|stayed|moved|visited|texted|phoned|facetimed|invited|remembered|noticed|saved|shared|showed|picked|dropped|hugged|kissed|thanked|surprised|covered|answered|replied|apologised|apologized|signed|handed|failed|rejected|cancelled|canceled|arrived|returned|joined|opened|closed|turned|watched|listened|loved|liked|needed|wanted|worked|learned|learnt|studied|tried|managed|survived|recovered|starts|lied|argued|yelled|shouted|explained|fought|sold|stole|burst|ended|holds|knows|makes|waits|works|comes|goes|sleeps|lies|lets|says|thinks|feels|looks|takes|gives|keeps|loves|tells|calls|helps|needs|wants|plays|sings|runs|reads|cooks|hangs|lives|means|begins|ends|stays|smells|tastes|hurts|snores|purrs|remembers|cheers|blooms|\p{L}{3,}(?<!e)ed|dug|exists?|happened|appeared|clapped|hung|knocked|offered|promised|bloomed|dared|reached|climbed|crossed|carried|cleared|counted|grown|hurried|jumped|landed|lifted|mended|nodded|ordered|packed|painted|passes|planted|poured|prayed|pulled|pushed|rained|rested|rolled|searched|served|settled|slipped|snowed|spun|swept|swung|tore|touched|treated|tried|understood|used|warmed|washed|waved|whistled|wished|won|wrapped|gets|sits|stands|brings|sees|writes|wakes|wears|eats|drinks|shares|shows|sends|asks|answers|laughs|smiles|cries|dances|moves|opens|closes|meets|means|matters|changes|comes)(?![\p{L}'’])/iu
const subject =
  /^(?:that\s+)?(?:i|we|he|she|it|they|you|there|this|someone|somebody|everyone|everybody|nobody|both|my|our|the|a|an|his|her|their|one|some|two|three|many|all|no one|\p{Lu}[\p{L}'’-]+)(?![\p{L}])/u

/** A subject and a finite verb, and no word that makes the clause depend on another. */
function isClause(part: string): boolean {
  if (
    /^(?:how|what|who|which|where|when|why|because|since|while|if|although|being|having|not|without|with)(?!\p{L})/iu.test(
      part,
    )
  )
    return false
  const lower = part.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  if (!subject.test(part) && !subject.test(lower)) return false
  const [, ...rest] = part.replace(/^that\s+/iu, '').split(/\s+/u)
  const after = rest.join(' ')
  if (/(?<!\p{L})(?:that|who|which|whose|where|when|how|what|why)(?!\p{L})/iu.test(after)) return false
  if (/^(?:i|we|he|she|it|they|i['’]m|i['’]ve|we['’]re|it['’]s|he['’]s|she['’]s)(?!\p{L})/iu.test(part))
    return rest.length > 0
  // "The book my sister lent me" has a subject within, so it is no sentence.
  const verb = auxiliary.exec(after) ?? pastVerb.exec(after)
  if (!verb) return false
  return (
    !/(?<!\p{L})(?:i|we|he|she|they|you|my \p{L}+|\p{Lu}\p{Ll}+)\s*$/u.test(
      after.slice(0, verb.index).replace(/^(?:\p{L}+\s+)?(?=$)/u, ''),
    ) ||
    verb.index === 0 ||
    rest.length <= 3
  )
}

const notGerund =
  /^(?:morning|evening|spring|wedding|building|ceiling|king|ring|string|thing|nothing|something|everything|anything|during|being told|feeling|meeting|clothing|painting|housing|wing|sling|sibling|siblings|darling|pudding)s?(?!\p{L})/iu

function isNoun(part: string): boolean {
  const words = part.split(/\s+/u)
  if (words.length > 8) return false
  // "You thought of husband"
  if (
    /^(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|brother|sister|friend|dog|cat|baby|job|house|bed)$/iu.test(
      part,
    )
  )
    return false
  if (
    /^(?:so|very|too|not|no|i|we|he|she|it|they|you|to|just|still|again|because|when|while|if|since|although|and|but|or|oh|well|at|on|by|up|down|yes|never|always|please|don['’]t|let|there|here|finally|also|almost|barely|hardly|after|before|first thing|as|than|that|that's|more|less|much|thanks?|ignore|how|worn|burnt|burned|torn|broken|lost|stuck|done|fed|stressed|wiped)(?!\p{L})/iu.test(
      part,
    )
  )
    return false
  if (/^\p{L}+ing(?!\p{L})/u.test(part) && !notGerund.test(part)) return true
  if (
    /^\p{L}+(?:ed|ly)(?!\p{L})/u.test(part) &&
    !/^(?:bed|lovely|family|red|friendly|early|daily|lonely|ugly|shed|elderly|scrambled|baked|fried|roasted|ironed|smoked|unexpected|shared|kind|loved|beloved|completed|weed|seed)(?!\p{L})/iu.test(
      part,
    )
  )
    return false
  if (auxiliary.test(part) || /[’']s\s+\p{L}+ing(?!\p{L})/u.test(part)) return false
  // A determiner within, and not after a preposition, follows a verb: "my neighbour dug the hole".
  if (
    /(?<!^)(?<!(?:of|in|on|at|with|for|from|to|by|after|before|under|over|behind|near|through|around|during|without|about|against|between|into|across|along|until|past|and|or|both|all|\p{L}+ing)\s)(?<!\p{L})(?:the|a|an|my|our|his|him|me|us|it)(?!\p{L})/iu.test(
      part,
    )
  )
    return false
  const [, ...rest] = words
  if (
    pastVerb.test(words[0] ?? '') &&
    words.length > 1 &&
    !/^(?:rest|sleep|walks?|runs|play|calls|looks|reads|works|helps|cooks|plays)$/iu.test(words[0] ?? '')
  )
    return false
  return !pastVerb.test(rest.join(' ')) || /\p{L}+\s+(?:my|our|his|her|the|that|who|which|i|we)(?!\p{L})/u.test(part)
}

const imperatives = new Set(
  'answer apply arrange ask attend avoid back bake be begin bike book borrow breathe bring brush build buy call cancel catch celebrate change charge check choose clean clear climb close collect compare complete confirm contact cook create cut cycle dance decide declutter deliver design do draft draw drink drive drop dust eat edit email empty enjoy enter exercise explore feed figure file fill find finish fix focus fold follow freeze garden get give go greet hang have help hike hold hoover hug hunt hydrate improve invite iron jog join journal keep knit learn leave lift light limit listen load look mail make measure meditate meet mend message mop mow move mulch note offer oil open order organise organize outline pack paint pay phone photograph pick plan plant play polish post practice practise pray prepare prep print put read reach register relax remember renew repair reply rest return review revise ride ring rinse run save say schedule see sell send set sew shop shovel show shower sign sing sit sketch skip sleep smile sort speak spend start stay stop stretch study submit support surprise sweep swim take talk teach tell text thank think throw tidy train translate trim try tuck turn type unpack update use vacuum visit volunteer wait wake walk wash watch water wear weed wipe work wrap write'.split(
    ' ',
  ),
)

function isImperative(part: string): boolean {
  const [first = '', second = ''] = part.toLowerCase().split(/\s+/u)
  if (/^(?:not|never|no|nothing)$/u.test(second)) return false
  // "Water, rest" and "Walk" are names of things as well; "work half a day" is a plan.
  if (part.split(/\s+/u).length === 1)
    return [
      'run',
      'walk',
      'stretch',
      'swim',
      'rest',
      'shower',
      'read',
      'meditate',
      'pray',
      'study',
      'cook',
      'bake',
      'relax',
      'breathe',
      'exercise',
      'nap',
      'journal',
      'write',
      'clean',
      'tidy',
      'sleep',
      'pack',
      'swim',
      'jog',
      'dance',
      'practise',
      'practice',
      'draw',
      'paint',
      'garden',
    ].includes(first)
  if (
    /(?:ing|ed|s)$/u.test(second) &&
    !/^(?:dishes|something|nothing|anything|everything|clothes|this|his|bills|taxes|emails|plants|its|pages|glass|dress|progress|groceries|parents|bed|red|morning|evening|things|us|keys|slides|stairs|towards|minutes|vegetables|flowers|pictures|notes|shoes)$/u.test(
      second,
    ) &&
    [
      'work',
      'rest',
      'water',
      'walk',
      'run',
      'book',
      'post',
      'mail',
      'dust',
      'light',
      'garden',
      'plan',
      'paint',
    ].includes(first)
  )
    return false
  return imperatives.has(first)
}

const persons: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  'i’m': 'you’re',
  'i’ve': 'you’ve',
  'i’ll': 'you’ll',
  'i’d': 'you’d',
  'we’re': 'you’re',
  'we’ve': 'you’ve',
  'we’ll': 'you’ll',
}

/** "My sister called me" becomes "your sister called you". The first letter is small unless it begins a name. */
function toYou(part: string): string {
  const words = inSecondPerson(part.replaceAll("'", '’'))
    .split(/(\s+|,)/u)
    .map((word) => persons[word.toLowerCase()] ?? word)
    .join('')
  return isOrdinaryWord(words) ? words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : words
}

/** The verbs that change with their person. */
function inSecondPerson(part: string): string {
  if (!/(?<!\p{L})i\s/iu.test(part)) return part
  return part
    .replace(/(?<!\p{L})i\s+am(?!\p{L})/giu, 'you are')
    .replace(/(?<!\p{L})i\s+was(?!\p{L})/giu, 'you were')
    .replace(/(?<!\p{L})i\s+wasn’t(?!\p{L})/giu, 'you weren’t')
}

/** Whether the first word has a capital only because it comes first. */
function isOrdinaryWord(part: string): boolean {
  const first = part.split(/[\s,]+/u)[0] ?? ''
  if (first === first.toUpperCase() && first.length > 1) return false
  if (
    /^(?:your|you|you’re|you’ve|the|a|an|our|his|her|their|its|this|that|these|those|some|all|both|every|each|one|two|three|four|five|no|new|old|best|good|warm|cold|hot|fresh|clean|quiet|slow|long|short|small|big|little|free|great|nice|lovely|kind|deep|soft|first|last|ripe|dark|light|being|having|not|how|it|he|she|they|there|someone|everyone|nobody)$/iu.test(
      first,
    )
  )
    return true
  if (imperatives.has(first.toLowerCase())) return true
  return /^\p{L}+ing$/u.test(first) || isThemeWord(first)
}

/** Whether a capital letter that begins a noun phrase may belong to no name, so that only a quotation is safe. */
export function startsLikeAName(phrase: string): boolean {
  return /^\p{Lu}/u.test(phrase)
}
