import type { CoachTexts } from '../coach-request.ts'
import { itemsOf } from '../entry.ts'

/** Items beyond this number are ignored; a letter names two. */
const mostItems = 12

const gratitudePreface =
  /^(?:(?:today|this morning|right now)[,:]?\s+)?(?:i\s*(?:['’]m| am|m)\s+(?:so |very |really |truly |deeply |just |also )*(?:grateful|thankful|glad|happy|blessed)(?: today)?\s+(?:for|that|to have)|(?:so |very |also )*(?:grateful|thankful)\s+(?:for|that|to have)|thank you,? (?:universe|god|lord),?\s+for|(?:thank you|thanks)\s+for|ich bin (?:so |sehr )?dankbar (?:für|dass)|estoy agradecid[oa] por|gracias por|je suis (?:reconnaissante?|contente?) (?:pour|de|que)|merci pour|sou grat[oa] (?:por|pela|pelo)|obrigad[oa] (?:por|pela|pelo))\s+(?=\S)/iu
const goalPreface =
  /^(?:(?:today|this morning|tonight)[,:]?\s+)?(?:i\s+(?:should probably|would like to finally|(?:want|need|have|plan|hope|would like|am going) to|will|should|must|might|could|can)|i['’](?:ll|d like to|m going to)|my goal is to|goal:|to do:|todo:|try to|want to|need to|have to|going to)\s+(?=\S)/iu

/** A page as the composer reads it: its whole text, and the items of both sections. */
export function readPage({ gratitudeText, goalsText }: CoachTexts) {
  return {
    text: [gratitudeText, goalsText].flatMap(itemsOf).join('\n'),
    gratitudes: piecesOf(gratitudeText, gratitudePreface),
    goals: piecesOf(goalsText, goalPreface),
  }
}

/** The items, without "I am grateful for". Sentences that speak of one thing stay one item. */
function piecesOf(text: string, preface: RegExp): string[] {
  const lines = itemsOf(text)
  const pieces =
    lines.length === 1
      ? split(lines[0] ?? '', preface)
      : lines.flatMap((line) => (line.length > 160 ? thoughtsOf(line) : [line]))
  return [...new Set(pieces.map((piece) => unprefaced(piece.trim(), preface)))]
    .filter((piece) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{So}]/u.test(piece))
    .slice(0, mostItems)
}

function unprefaced(piece: string, preface: RegExp): string {
  return piece
    .replace(preface, '')
    .replace(/[,\s]+(?:though|I guess|I suppose)[.\s]*$/iu, '')
    .trim()
}

function split(line: string, preface: RegExp): string[] {
  const thoughts = thoughtsOf(line)
  if (thoughts.length > 1) return thoughts
  const bare = line.replace(preface, '').replace(/[.\s]+$/u, '')
  // A comma within a number divides nothing.
  const things = bare
    .split(/\s*(?:[;，、،]|,(?!\d))\s*(?:(?:and|und|et|y|e|i)\s+)?/u)
    .flatMap((thing, index, all) =>
      index === all.length - 1 && all.length > 1 ? thing.split(/\s+(?:and|und|et|&)\s+/u) : [thing],
    )
    .filter((thing) => thing !== '')
  if (things.some((thing) => /^(?:fantastic|great|wonderful|brilliant|lovely|perfect|marvellous|wow)$/iu.test(thing)))
    return [line]
  const isList = things.length > 2 && things.every((thing) => thing.split(/\s+/u).length <= 8 && !isDependent(thing))
  const isPair = things.length === 2 && things.every((thing) => thing.split(/\s+/u).length <= 4 && !isDependent(thing))
  return isList || isPair ? things : [line]
}

/** A part that says more about the part before it. */
function isDependent(thing: string): boolean {
  return /^(?:just|for|of|with|to|on|at|in|which|who|whose|where|when|because|since|so|but|not|as|though|even|with|without|after|before|then|until|he|she|it|they|we|i|you|my head|weil|aber|dass|wenn|und dann|parce|mais|qui|que|pero|porque|mas|pois|i'm|i’m)(?!\p{L})/iu.test(
    thing,
  )
}

const sentenceEnd = /(?<!(?:^|\s)(?:Dr|Mr|Mrs|Ms|St|Prof)\.)(?<=[^\s.]{2}[.!?…]+)\s+(?=\S)|(?<=[。！？])/u

export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Sentences, those joined that lean on the one before: "He made soup. It was hot." */
function thoughtsOf(line: string): string[] {
  const thoughts: string[] = []
  for (const sentence of sentencesOf(line)) {
    const leans =
      /^(?:it|this|that|they|these|those|he|she|him|her|them|there|then|so|but|and|because|also|still|at least|both|which|who|not|our|its|their|his|we shared|und|aber|es|das|sie|er|dann|mais|et|il|elle|ça|c[’']|pero|y|eso|ella|él|mas|e|isso|ela|ele|truly|thanks|again|what an?|how (?:lovely|nice|kind|thoughtful|generous|delightful|charming)|just (?:great|perfect|wonderful|what)|lucky (?:me|us)|living the|love (?:that|this)|best|blessed)(?![\p{L}])/iu.test(
        sentence,
      )
    const before = thoughts.at(-1)
    const isCry = before !== undefined && !/\s/u.test(before) && sentence.split(/\s+/u).length > 3
    if ((leans || isCry) && thoughts.length > 0) thoughts[thoughts.length - 1] += ` ${sentence}`
    else thoughts.push(sentence)
  }
  return thoughts
}
