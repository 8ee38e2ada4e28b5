import { describe, expect, it, vi } from 'vitest'
import { createServices } from '../../services.ts'
import { realEnv } from '../../testing/real-env.ts'
import { composerCoach } from '../../modules/coach/composer.coach.ts'
import { collect, describeCoach, morning } from './coach.test-suite.ts'
import { completion, modelReply, wellBehaved } from '../../testing/openai.stand-in.ts'
import { createWorkersAiCoach } from './workers-ai.coach.ts'
import { standInModel, workersAiStandIn, type WorkersAiQuestion } from '../../testing/workers-ai.stand-in.ts'

const older = '@cf/meta/llama-3.3-70b-instruct-fp8-fast'

function setUp({ model = standInModel }: { model?: string } = {}) {
  const questions: Record<string, any>[] = []
  const ai = workersAiStandIn(wellBehaved(questions) as never, [standInModel, older])
  return { coach: createWorkersAiCoach({ ai, model, premiumModel: older }), questions }
}

describeCoach('Workers AI', setUp)

it('asks the model of the plan for 300 tokens and without thinking, in a reply and in a stream', async () => {
  const { coach, questions } = setUp()
  expect(await coach.reply(morning)).toBe(modelReply)
  expect(await collect(coach.stream({ ...morning, premium: true }))).toBe(modelReply)
  expect(
    questions.map(({ model, max_tokens, chat_template_kwargs }) => [model, max_tokens, chat_template_kwargs]),
  ).toEqual([
    [standInModel, 300, { enable_thinking: false }],
    [older, 300, undefined],
  ])
})

describe('an error of the binding', () => {
  const throwing = (fault: unknown) => {
    const ai = workersAiStandIn((_question: WorkersAiQuestion) => Promise.reject(fault))
    return createWorkersAiCoach({ ai, model: standInModel, premiumModel: standInModel, timeoutMs: 100 })
  }

  it.each([
    ['3036: You have used up your daily free allocation', 'throttled'],
    ['3040: Capacity temporarily exceeded', 'throttled'],
    ['5007: No such model', 'refused'],
    ['3007: Request timeout', 'broken'],
    ['InferenceUpstreamError', 'broken'],
  ])('%s is a failure of its kind, without the words of the error', async (message, kind) => {
    for (const read of [
      throwing(new Error(message)).reply(morning),
      collect(throwing(new Error(message)).stream(morning)),
    ])
      await expect(read).rejects.toMatchObject({ kind, message: `The coach failed: ${kind}` })
  })

  it('is a failure when the network is gone, and when nothing comes in time', async () => {
    await expect(throwing(new TypeError('Network connection lost')).reply(morning)).rejects.toMatchObject({
      kind: 'unreachable',
    })
    const hanging = workersAiStandIn(() => new Promise<never>(() => {}))
    const coach = createWorkersAiCoach({ ai: hanging, model: standInModel, premiumModel: standInModel, timeoutMs: 50 })
    await expect(coach.reply(morning)).rejects.toMatchObject({ kind: 'timeout' })
    await expect(collect(coach.stream(morning))).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('is a failure at once when the model is busy: nobody waits in its queue', async () => {
    const ai = workersAiStandIn(wellBehaved([]) as never, [standInModel], { isBusy: true })
    const coach = createWorkersAiCoach({ ai, model: standInModel, premiumModel: standInModel, timeoutMs: 1_000 })
    await expect(coach.reply(morning)).rejects.toMatchObject({ kind: 'throttled' })
    await expect(collect(coach.stream(morning))).rejects.toMatchObject({ kind: 'throttled' })
  })

  it('is a failure for a model that the account does not have', async () => {
    await expect(setUp({ model: '@cf/none' }).coach.reply(morning)).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('the replies of a site', () => {
  const ask = async (variables: object) => {
    const questions: Record<string, unknown>[] = []
    const ai = workersAiStandIn(wellBehaved(questions) as never)
    const openAi = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(completion(modelReply)))
    const { coach } = createServices({ ...realEnv, ...('noBinding' in variables ? {} : { AI: ai }), ...variables })
    const reply = await coach.reply(morning)
    const asked = { workersAi: questions.length, openAi: openAi.mock.calls.length }
    openAi.mockRestore()
    return { reply, asked }
  }

  it('are written by Workers AI with its binding alone', async () => {
    expect(await ask({})).toEqual({ reply: modelReply, asked: { workersAi: 1, openAi: 0 } })
  })

  it('are written by OpenAI with a key', async () => {
    expect(await ask({ OPENAI_API_KEY: 'k' })).toEqual({ reply: modelReply, asked: { workersAi: 0, openAi: 1 } })
  })

  it('are written by the composer without both, and for a model that there is not', async () => {
    const reply = await composerCoach.reply(morning)
    expect(await ask({ noBinding: true })).toEqual({ reply, asked: { workersAi: 0, openAi: 0 } })
    expect(await ask({ WORKERS_AI_MODEL: '@cf/none' })).toEqual({ reply, asked: { workersAi: 0, openAi: 0 } })
  })

  it.each([
    [{ OPENAI_API_KEY: 'k' }, 'openai'],
    [{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://api.openai.com/v1' }, 'openai'],
    [{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://models.example/v1' }, 'other'],
    [{ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'm' }, 'own-machine'],
    [{}, 'composer'],
  ])('with %o a person is told that %s may read a page', (variables, writer) => {
    expect(createServices({ ...realEnv, ...variables }).letterWriter).toBe(writer)
  })
})
