import type { Addressee } from '../coach-request.ts'
import { dayNumber } from '../time/local-date.ts'
import { seedOf } from '../turn.ts'

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
  /** The first sentence, in the order of the slot, that is not used; else the one whose use is oldest. */
  function find(slot: string, list: readonly string[]): { sentence: string; use: number } {
    const begin = beginOf(slot)
    let oldest = { sentence: '', use: Infinity }
    for (let step = 0; step < list.length; step += 1) {
      const sentence = list[(begin + step) % list.length]!
      const id = sentenceId(sentence)
      const use = used.includes(id) ? recent.length : (lastUse.get(id) ?? -1)
      if (use < oldest.use) oldest = { sentence, use }
      if (use === -1) break
    }
    return oldest
  }
  const take = ({ sentence }: { sentence: string }) => {
    used.push(sentenceId(sentence))
    return sentence
  }
  return {
    /** The ids of the sentences that were chosen, in their order. */
    used,
    /** A number that is another one on each day of `of`, and begins elsewhere for each person. */
    turn: (slot: string, of: number) => beginOf(slot) % of,
    /** One of a list; if each was sent lately, the one that was sent first. */
    one: (slot: string, list: readonly string[]) => take(find(slot, list)),
    /** One of a list that was not sent lately, or an empty text. */
    unused(slot: string, list: readonly string[]) {
      const found = find(slot, list)
      return found.use === -1 ? take(found) : ''
    },
  }
}

/** Short, and the same as long as the sentence stays as it is. */
export const sentenceId = (sentence: string): string => seedOf(sentence).toString(36).slice(-5)
