import { describe, expect, it, vi } from 'vitest'
import type { PropertiesOfPage } from '#domain/coach/test-pages'
import { composerName } from '#domain/coach-request'
import { composeEnding, letterFor } from '#domain/coach/letter'
import { helpIn, helpMessage } from '#domain/coach/help-message'
import { isPresentable } from '#domain/reply'
import { earlierPage } from '#domain/coach/page'
import type { Coach, CoachCall, QuestionCall } from '../../providers/coach/coach.ts'
import { callFor, collect, morning } from '../../providers/coach/coach.test-suite.ts'
import { createOpenAiCoach } from '../../providers/coach/openai.coach.ts'
import { createWorkersAiCoach } from '../../providers/coach/workers-ai.coach.ts'
import { standInModel, workersAiStandIn } from '../../testing/workers-ai.stand-in.ts'
import { faults, modelReply, standIn, standInUrl, stopsMidway, wellBehaved } from '../../testing/openai.stand-in.ts'
import { withFallback, type CoachReport } from './with-fallback.ts'

const openAi = (answer: Parameters<typeof standIn>[0]) =>
  createOpenAiCoach({
    apiKey: 'k',
    baseUrl: standInUrl,
    model: 'small',
    premiumModel: 'large',
    timeoutMs: 2_000,
    fetch: standIn(answer),
  })

const workersAi = (answer: Parameters<typeof standIn>[0]) =>
  createWorkersAiCoach({
    ai: workersAiStandIn(answer),
    model: standInModel,
    premiumModel: standInModel,
    timeoutMs: 2_000,
  })

function setUp(model: Coach) {
  const reports: CoachReport[] = []
  const coach = withFallback({
    model,
    report: (report) => reports.push(report),
    timeoutMs: 250,
  })
  return { coach, reports }
}

const question: QuestionCall = {
  question: 'When did I last sleep well?',
  today: '2026-11-24',
  premium: true,
  passages: [
    {
      date: '2026-10-30',
      text: 'Slept through the night',
      page: earlierPage({ gratitudeText: 'Slept through the night', goalsText: '' })!,
    },
  ],
}
const letter = letterFor(morning.page, morning).text
const ending = composeEnding(morning.page, morning)

const saying = (...pieces: string[]): Coach => ({
  reply: async () => pieces.join(''),
  async *stream() {
    yield* pieces
  },
  answer: async () => pieces.join(''),
})

const expected: Record<string, string> = {
  refused: 'unreachable',
  hang: 'timeout',
  'slow drip': 'timeout',
  401: 'refused',
  429: 'throttled',
  500: 'broken',
  HTML: 'unreadable',
  empty: 'unreadable',
  'truncated JSON': 'unreadable',
  huge: 'tooLarge',
  'wrong shape': 'unreadable',
  'cut stream': 'cut',
}
/** A stream without text is empty, for any reason. */
const expectedOfStream: Record<string, string> = { ...expected, HTML: 'empty', empty: 'empty', 'wrong shape': 'empty' }

describe.each([
  ['OpenAI', openAi],
  ['Workers AI', workersAi],
])('twelve faults of %s, each after one try', (_vendor, vendor) => {
  it.each(Object.keys(faults))('%s: the composer answers', async (name) => {
    const asked = vi.fn<() => Response | Promise<Response>>(faults[name]!.plain)
    const { coach, reports } = setUp(vendor(asked))
    expect(await coach.reply(morning)).toBe(letter)
    expect(reports).toEqual([{ failure: expected[name], midway: false }])
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await coach.answer(question)).toBe('')
    expect(reports[1]).toEqual(reports[0])
  })

  it.each(Object.keys(faults))('%s, in a stream: the composer answers', async (name) => {
    const asked = vi.fn<() => Response | Promise<Response>>(faults[name]!.streamed)
    const { coach, reports } = setUp(vendor(asked))
    expect(await collect(coach.stream(morning))).toBe(letter)
    expect(reports).toEqual([{ failure: expectedOfStream[name], midway: false }])
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe('a model that works', () => {
  it('is passed on unchanged, as a reply and as a stream', async () => {
    const { coach, reports } = setUp(openAi(wellBehaved([])))
    expect(await coach.reply(morning)).toBe(modelReply)
    expect(await collect(coach.stream(morning))).toBe(modelReply)
    expect(reports).toEqual([])
  })

  it('is passed on as soon as a sentence is complete', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { coach } = setUp({
      ...saying(),
      async *stream() {
        yield 'The page begins with your daughter. And'
        await promise
        yield ' then there is coffee.'
      },
    })
    const pieces = coach.stream(morning)[Symbol.asyncIterator]()
    expect((await pieces.next()).value).toBe('The ')
    resolve()
    let rest = ''
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) rest += next.value
    expect(`The ${rest}`).toBe('The page begins with your daughter. And then there is coffee.')
  })

  it('does not take the point in a number for the end of a sentence', async () => {
    const { coach, reports } = setUp(
      saying('You mean to run 3.', '5 kilometres today', ' before the office opens. Go', ' gently.'),
    )
    expect(await collect(coach.stream(morning))).toBe(
      'You mean to run 3.5 kilometres today before the office opens. Go gently.',
    )
    expect(reports).toEqual([])
  })
})

describe('a model that stops midway', () => {
  it.each(['cut', 'end', 'hang'] as const)(
    '%s: what was shown stays, and the composer completes the reply',
    async (how) => {
      const { coach, reports } = setUp(openAi(stopsMidway(how)))
      const completed = await collect(coach.stream(morning))
      const shown = '“My daughter laughing at breakfast” is a fine line. It will stay with you through the day.'
      expect(completed).toBe(`${shown} ${ending}`)
      expect(completed).not.toContain('And when the re')
      expect(isPresentable(completed)).toBe(true)
      expect(reports).toEqual([{ failure: how === 'hang' ? 'timeout' : 'cut', midway: true }])
    },
  )

  it('leaves out the sentence that the token limit cut off', async () => {
    const model = openAi(wellBehaved([], 'You wrote of your daughter and of coffee. And then you', 'length'))
    expect(await collect(setUp(model).coach.stream(morning))).toBe('You wrote of your daughter and of coffee.')
  })
})

describe('a reply that is not presentable', () => {
  it.each([
    ['blank', '   \n '],
    ['a word', 'Ok.'],
    ['a refusal', 'I’m sorry, but I can’t assist with that request today.'.replaceAll('’', "'")],
    ['itself', 'As an AI language model, I find your page very nice indeed.'],
    ['a page of HTML', '<p>Good morning to you, dear friend of the day.</p>'],
    ['JSON', '{"reply": "Good morning to you, dear friend."}'],
    ['no letters', '1234567890 1234567890 1234567890.'],
    ['the same words again and again', 'you can do it '.repeat(30)],
    ['no end', `${'The morning has many doors, and this one is yours to open or to leave. '.repeat(60)}`],
    ['undefined', 'Good morning undefined, how good that you are here.'],
  ])('%s', async (_, text) => {
    const { coach, reports } = setUp(saying(text))
    expect(await coach.reply(morning)).toBe(letter)
    expect(reports).toHaveLength(1)
    const streamed = await collect(coach.stream(morning))
    expect(isPresentable(streamed) || streamed.endsWith(ending)).toBe(true)
    expect(reports).toHaveLength(2)
  })
})

describe('a link, an address or a number', () => {
  const first = 'The coffee on the balcony begins your day well. '
  it.each([
    'Have a look at https://quiet.example/mornings today.',
    'You will find more on www.quiet.example today.',
    'There are people who listen at findahelpline.com today.',
    'Write to hello@quiet.example when you can.',
    'Their number is 0800 111 0 111 on every day.',
    'Call +1 (202) 555-0100 before noon.',
    'You can call 988 before noon.',
    'Ruf die 112, wenn es eilt.',
    'A friend wrote about it on bit.ly/3xYz this week.',
    'All of it is on quiet-mornings.xyz, day by day.',
    'Have a look at QUIET.EXAMPLE today.',
    'Fetch it from ftp://quiet.example today.',
  ])('that the page does not have is in no letter: %s', async (sentence) => {
    const { coach, reports } = setUp(saying(...`${first}${sentence} Then walk.`.split(/(?<= )/)))
    expect(await coach.reply(morning)).toBe(letter)
    expect(await collect(coach.stream(morning))).toBe(`${first}${ending}`)
    expect(reports).toEqual([
      { failure: 'absurd', midway: false },
      { failure: 'absurd', midway: true },
    ])
  })

  it.each([
    ['Pay on quiet.example/bill', 'You pay on quiet.example/bil today.'],
    ['Pay on quiet.example', 'You pay on my-quiet.example today.'],
    ['Pay on quiet.example', 'You pay on quiet.example/here today.'],
    ['Write to eva@quiet.example', 'Write to va@quiet.example today.'],
  ])('that is part of one on the page, or longer, is in no letter: “%s”, “%s”', async (goalsText, sentence) => {
    const { coach } = setUp(saying(`${first}${sentence}`))
    expect(await coach.reply(callFor({ goalsText }))).not.toContain(sentence)
  })

  it.each([
    ['Book the flight on www.quiet.example', 'The flight on www.quiet.example is one click away.'],
    ['Pay on https://www.quiet.example/bill', 'You pay on quiet.example, and the afternoon is yours.'],
    ['Ring the vet: 020 7946 0100', 'The vet is at 020 7946 0100 and picks up after eight.'],
    ['Write to eva@quiet.example', 'A line to Eva@quiet.example is soon written.'],
    ['Call 300 customers', 'You mean to call 300 customers, and each of them will hear you.'],
    ['Walk', 'At 7:30 on 24.11. you ran 10,000 steps, 3.5 km, and called 2 of the 1200 people.'],
    ['Walk', 'The bread was warm.It smelled of home, and... so did you, e.g. the scarf.'],
  ])('that the page has, or that is none, may be named: “%s”, “%s”', async (goalsText, sentence) => {
    const { coach, reports } = setUp(saying(...`${first}${sentence}`.split(/(?<= )/)))
    const call = callFor({ goalsText })
    expect(await coach.reply(call)).toBe(`${first}${sentence}`)
    expect(await collect(coach.stream(call))).toBe(`${first}${sentence}`)
    expect(reports).toEqual([])
  })
})

it('names who wrote: the model, also of a letter that the composer ended, and the composer after a fault', async () => {
  const writerOf = async (model: Coach) => {
    const names = await Promise.all(
      [
        (coach: Coach, call: CoachCall) => coach.reply(call),
        (coach: Coach, call: CoachCall) => collect(coach.stream(call)),
      ].map(async (read) => {
        let writer: string | undefined
        await read(setUp(model).coach, { ...morning, onWriter: (name) => void (writer = name) })
        return writer
      }),
    )
    return names
  }
  expect(await writerOf(openAi(wellBehaved([])))).toEqual(['small', 'small'])
  expect(await writerOf(openAi(stopsMidway('cut')))).toEqual([composerName, 'small'])
  expect(await writerOf(openAi(faults[500]!.plain))).toEqual([composerName, composerName])
})

it('asks a model only about a page that was read: the type refuses any other', () => {
  const page: PropertiesOfPage = morning.page
  // @ts-expect-error This page has all that a page has, and readPage has not made it.
  const call: CoachCall = { ...morning, page }
  expect(call).toEqual(morning)
})

it('keeps the time limit with a model that ignores its signal', async () => {
  const never = new Promise<never>(() => {})
  const { coach, reports } = setUp({
    reply: () => never,
    stream: () => ({ [Symbol.asyncIterator]: () => ({ next: () => never }) }),
    answer: () => never,
  })
  expect(await coach.answer(question)).toBe('')
  expect(await coach.reply(morning)).toBe(letter)
  expect(await collect(coach.stream(morning))).toBe(letter)
  expect(reports.map(({ failure }) => failure)).toEqual(['timeout', 'timeout', 'timeout'])
})

it('rejects without a reply when the caller aborts', async () => {
  const caller = new AbortController()
  const { coach, reports } = setUp({ ...saying(), reply: () => new Promise<never>(() => {}) })
  const reply = coach.reply({ ...morning, signal: caller.signal })
  caller.abort(new Error('nobody is here'))
  await expect(reply).rejects.toThrow('nobody is here')
  expect(reports).toEqual([])
})

it('logs no text of a person', async () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  for (const fault of Object.values(faults)) {
    await setUp(openAi(fault.plain)).coach.reply(morning)
    await collect(setUp(openAi(fault.streamed)).coach.stream(morning))
    await setUp(openAi(fault.plain)).coach.answer(question)
  }
  const written = JSON.stringify(logs.flatMap((log) => log.mock.calls))
  vi.restoreAllMocks()
  for (const word of ['daughter', 'balcony', 'report', 'Maria', 'sleep', 'Slept']) expect(written).not.toContain(word)
})

describe('a model that reports a page that needs help', () => {
  it.each([
    ['[HELP]'],
    ['[HE', 'LP]'],
    ['\n', '**[help]**', ' I am worried about this page.'],
    ['"[HELP]', ' Please call someone. There is help."'],
  ])('is answered by the help message alone: %j', async (...pieces) => {
    const { coach, reports } = setUp(saying(...pieces))
    expect(await coach.reply(morning)).toBe(helpMessage)
    expect(await collect(coach.stream(morning))).toBe(helpMessage)
    expect(reports).toEqual([])
  })

  it('is answered in the language of the page, with the line of its country', async () => {
    const { coach } = setUp(saying('[HELP]'))
    const call = callFor({
      gratitudeText: 'Nichts ist mehr wie es war',
      goalsText: 'Heute nur schlafen',
      zone: 'Europe/Berlin',
    })
    expect(await coach.reply(call)).toBe(helpIn('de', 'DE').message)
    expect(await collect(coach.stream(call))).toBe(helpIn('de', 'DE').message)
  })

  it('is not one that only writes of help', async () => {
    const written =
      'Help came from your daughter at breakfast, and the coffee waited. Write the first line of the report.'
    const { coach } = setUp(saying(written))
    expect(await coach.reply(morning)).toBe(written)
    expect(await collect(coach.stream(morning))).toBe(written)
  })
})
