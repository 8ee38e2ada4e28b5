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

  /** The first sentence, in the order of the slot, that is not used; else the one whose use is oldest. */
  function find(slot: string, list: readonly string[]): string {
    const begin = seedOf(`${personId} ${slot}`) + day
    let oldest = { sentence: '', use: Infinity }
    for (let step = 0; step < list.length; step += 1) {
      const sentence = list[(begin + step) % list.length]!
      const id = sentenceId(sentence)
      const use = used.includes(id) ? recent.length : (lastUse.get(id) ?? -1)
      if (use < oldest.use) oldest = { sentence, use }
      if (use === -1) break
    }
    return oldest.sentence
  }
  return {
    /** The ids of the sentences that were chosen, in their order. */
    used,
    /** One of a list; if each was sent lately, the one that was sent first. */
    one(slot: string, list: readonly string[]): string {
      const sentence = find(slot, list)
      used.push(sentenceId(sentence))
      return sentence
    },
  }
}

/** Short, and the same as long as the sentence stays as it is. */
export const sentenceId = (sentence: string): string => seedOf(sentence).toString(36).slice(-5)
