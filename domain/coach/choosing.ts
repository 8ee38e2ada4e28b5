import { dayNumber } from '../local-date.ts'
import { seedOf } from '../turn.ts'
import type { Halves } from './letter-lines.ts'

export type Choices = ReturnType<typeof choicesFor>

/**
 * The choices of one letter. Each slot has an order of its sentences that begins elsewhere for each person, and the day
 * says where in it. A sentence that the person was sent lately is passed over.
 */
export function choicesFor(person: string, date: string, recent: readonly string[] = []) {
  const used: string[] = []
  const lastUse = new Map(recent.map((id, at) => [id, at]))
  const day = dayNumber(date)

  /** The first of `count` sentences, in the order of the slot, that is not used; else the one whose use is oldest. */
  function choose(
    slot: string,
    count: number,
    sentenceAt: (at: number) => string,
  ): { sentence: string; isNew: boolean } {
    const begin = seedOf(`${person} ${slot}`) + day
    let oldest = { sentence: '', use: Infinity }
    for (let step = 0; step < count; step += 1) {
      const sentence = sentenceAt((begin + step) % count)
      const id = sentenceId(sentence)
      const use = used.includes(id) ? recent.length : (lastUse.get(id) ?? -1)
      if (use < oldest.use) oldest = { sentence, use }
      if (use === -1) break
    }
    return { sentence: oldest.sentence, isNew: oldest.use === -1 }
  }
  const take = (sentence: string) => {
    used.push(sentenceId(sentence))
    return sentence
  }
  return {
    /** The ids of the sentences that were chosen, in their order. */
    used,
    day,
    /** A number that is another one on each day of `of`, and begins elsewhere for each person. */
    turn: (slot: string, of: number) => (seedOf(`${person} ${slot}`) + day) % of,
    /** A head with a tail. Both are others on the next day. */
    joined(slot: string, [heads, tails]: Halves): string {
      const at = (index: number) => {
        const head = index % heads.length
        return `${heads[head]}${tails[(head + Math.floor(index / heads.length)) % tails.length]}`
      }
      return take(choose(slot, heads.length * tails.length, at).sentence)
    },
    /** One of a list, or nothing rather than a sentence that was sent lately. */
    unused(slot: string, list: readonly string[] = []): string | undefined {
      if (list.length === 0) return undefined
      const { sentence, isNew } = choose(slot, list.length, (at) => list[at]!)
      return isNew ? take(sentence) : undefined
    },
    /** One of a list. */
    one(slot: string, list: readonly string[]): string {
      return take(choose(slot, list.length, (at) => list[at]!).sentence)
    },
  }
}

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
