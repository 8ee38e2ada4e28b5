import { describe, expect, it } from 'vitest'
import { languages } from './language.ts'
import { sentencesIn } from './sentences.ts'
import type { AboutTopic } from './sentences/sentences.ts'
import { topics, type TopicKind } from './topics.ts'

const { about } = sentencesIn('en')
const all = (Object.keys(topics) as TopicKind[]).flatMap((kind) =>
  topics[kind].map((name) => ({
    topic: `${kind}: ${name}`,
    kind,
    found: (about[kind] as Partial<Record<string, AboutTopic>>)[name],
  })),
)

describe.each(all)('in English, $topic', ({ kind, found }) => {
  it('has sentences, none of them twice', () => {
    expect(found?.say.length).toBeGreaterThanOrEqual(4)
    expect(new Set(found!.say).size).toBe(found!.say.length)
  })

  it('has some with a name for the thing, and none begins with it', () => {
    const naming = found!.say.filter((sentence) => sentence.includes('{n}'))
    // On a hard day nothing is copied.
    expect(naming.length > 0).toBe(kind !== 'hard')
    for (const sentence of naming) expect(sentence.split('{n}')).toHaveLength(2)
    for (const sentence of found!.say) expect(sentence).toMatch(/^[A-Z][^{]*[^!?]\.$|^[A-Z].*\{n\}.*\.$/u)
  })
})

it.each([...languages, 'pl', 'ja', 'other'] as const)('%s has sentences for every page', (language) => {
  const { plain, hard, quiet, ending } = sentencesIn(language)
  for (const list of [plain, hard, quiet, ending.ordinary, ending.hard]) expect(list.length).toBeGreaterThan(0)
})
