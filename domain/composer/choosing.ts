import { dayNumber } from '../local-date.ts'
import { seedOf } from '../turn.ts'

/** Sentences that fit equally well. Those of an earlier tier are preferred while one of them is unused. */
export type Tiers = readonly (readonly string[])[]

export type Choices = ReturnType<typeof choicesFor>

/**
 * The choices of one letter. They depend on the person, the day, the page, and the sentences that the person was
 * sent lately: one of those is chosen again only when no other is left, and then the oldest.
 */
export function choicesFor(seed: string, date: string, recent: readonly string[] = []) {
  const used: string[] = []
  const lastUse = new Map(recent.map((id, index) => [id, index]))
  const numberFor = (slot: string, of: number) => seedOf(`${seed} ${date} ${slot}`) % of
  return {
    /** The ids of the sentences that were chosen, in their order. */
    used,
    day: dayNumber(date),
    isQuestionDay: (dayNumber(date) + (seedOf(seed) % 2)) % 2 === 0,
    number: numberFor,
    sentence(slot: string, ...tiers: Tiers): string {
      const fresh = tiers.map((tier) =>
        tier.filter((one) => !lastUse.has(sentenceId(one)) && !used.includes(sentenceId(one))),
      )
      // One time in four a general sentence is chosen, so that visitors with alike pages get different ones.
      const wide = numberFor(`${slot} tier`, 4) === 0
      const order = wide ? fresh.toReversed() : fresh
      const pool = order.find((tier) => tier.length > 0)
      const chosen = pool ? pool[numberFor(slot, pool.length)]! : oldest(tiers.flat(), lastUse)
      used.push(sentenceId(chosen))
      return chosen
    },
    /** The same, but nothing rather than a sentence that was sent lately. */
    unusedSentence(slot: string, ...tiers: Tiers): string | undefined {
      const isUnused = (one: string) => !lastUse.has(sentenceId(one)) && !used.includes(sentenceId(one))
      return tiers.flat().some(isUnused) ? this.sentence(slot, ...tiers) : undefined
    },
    one<Choice>(slot: string, pool: readonly Choice[]): Choice {
      return pool[numberFor(slot, pool.length)] as Choice
    },
  }
}

function oldest(pool: readonly string[], lastUse: ReadonlyMap<string, number>): string {
  return pool.reduce((best, one) =>
    (lastUse.get(sentenceId(one)) ?? -1) < (lastUse.get(sentenceId(best)) ?? -1) ? one : best,
  )
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
