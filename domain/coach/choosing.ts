import type { Addressee } from '../coach-request.ts'
import { dayNumber } from '../time/local-date.ts'
import { seedOf } from '../turn.ts'
import type { Halves } from './letter-lines.ts'

export type Choices = ReturnType<typeof choicesFor>

type Asked = Pick<Addressee, 'personId' | 'date' | 'recentSentences'>

/**
 * The choices of one letter. Each slot has an order of its sentences that begins elsewhere for each person, and the day
 * says where in it. A sentence that the person was sent lately is passed over.
 */
export function choicesFor({ personId, date, recentSentences: recent = [] }: Asked) {
  const used: string[] = []
  const lastUse = new Map(recent.map((id, at) => [id, at]))
  const day = dayNumber(date)

  const beginOf = (slot: string) => seedOf(`${personId} ${slot}`) + day
  /** The first of `count` sentences, in the order of the slot, that is not used; else the one whose use is oldest. */
  function find(slot: string, count: number, sentenceAt: (at: number) => string): { sentence: string; use: number } {
    const begin = beginOf(slot)
    let oldest = { sentence: '', use: Infinity }
    for (let step = 0; step < count; step += 1) {
      const sentence = sentenceAt((begin + step) % count)
      const id = sentenceId(sentence)
      const use = used.includes(id) ? recent.length : (lastUse.get(id) ?? -1)
      if (use < oldest.use) oldest = { sentence, use }
      if (use === -1) break
    }
    return oldest
  }
  const take = (sentence: string) => {
    used.push(sentenceId(sentence))
    return sentence
  }
  /**
   * A head with a tail, both of which are others on the next day; or one of a list, and an empty text rather than one
   * that was sent lately.
   */
  function choose(slot: string, from: Halves | readonly string[]): string {
    if (!isHalves(from)) {
      const { sentence, use } = find(slot, from.length, (at) => from[at]!)
      return use === -1 ? take(sentence) : ''
    }
    const [heads, tails] = from
    const at = (index: number) => {
      const head = index % heads.length
      return `${heads[head]}${tails[(head + Math.floor(index / heads.length)) % tails.length]}`
    }
    return take(find(slot, heads.length * tails.length, at).sentence)
  }
  return {
    /** The ids of the sentences that were chosen, in their order. */
    used,
    /** A number that is another one on each day of `of`, and begins elsewhere for each person. */
    turn: (slot: string, of: number) => beginOf(slot) % of,
    choose,
    /** One of a list, always. */
    one: (slot: string, list: readonly string[]) => choose(slot, [list, ['']]),
  }
}

const isHalves = (from: Halves | readonly string[]): from is Halves => Array.isArray(from[0])

const ids = new Map<string, string>()

/** Short, and the same as long as the sentence stays as it is. */
export function sentenceId(sentence: string): string {
  let id = ids.get(sentence)
  if (id === undefined) {
    id = seedOf(sentence).toString(36).slice(-5)
    ids.set(sentence, id)
  }
  return id
}
