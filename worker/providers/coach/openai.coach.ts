import type { OpenAI } from 'openai'
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { ReasoningEffort } from 'openai/resources/shared'
import { APIError } from 'openai/core/error'
import { Stream } from 'openai/core/streaming'
import { wholeSentences } from '#domain/reply'
import { isOnOwnMachine } from '../../core/own-machine.ts'
import { CoachFailure, replyTimeout, type Coach, type CoachCall, type Failure } from './coach.ts'
import { messagesFor, type Message } from './openai.prompt.ts'
import { messagesForQuestion } from './question.prompt.ts'

export const openAiUrl = 'https://api.openai.com/v1'
const longestReplyTokens = 300
/** On the own machine some models think all the same. */
const longestOwnReplyTokens = 1_000
/** Three hundred tokens are at most 150 kB, even as a stream that pads each of them. */
const longestBody = 512 * 1024

type Settings = {
  apiKey: string
  baseUrl?: string | undefined
  /** Instead of the effort that suits the model. */
  reasoningEffort?: ReasoningEffort | undefined
  model: string
  premiumModel: string
  timeoutMs?: number
  fetch?: typeof fetch
}

type Asked = Pick<CoachCall, 'premium' | 'onWriter' | 'signal'> & { messages: Message[] }

/** What the SDK asks before it logs. Its log would contain what people wrote. */
const withoutLog = { logLevel: 'off' } as OpenAI

/**
 * OpenAI, or another server with the same API at `baseUrl`. The SDK decodes streams and reads errors; its client has every
 * call that OpenAI has, a fifth of the whole Worker, so the one call is made here.
 */
export function createOpenAiCoach({
  apiKey,
  baseUrl = openAiUrl,
  model,
  premiumModel,
  reasoningEffort,
  timeoutMs = replyTimeout,
  fetch: outside,
}: Settings): Coach {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  const send = async (body: object, signal: AbortSignal): Promise<Response> => {
    const headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal }
    const reply = await (outside ?? fetch)(url, init).catch((fault: unknown) => {
      throw signal.aborted ? fault : new CoachFailure('unreachable')
    })
    const limited = limitBody(reply, longestBody)
    if (reply.ok) return limited
    const error: unknown = await limited.json().catch(() => undefined)
    throw APIError.generate(reply.status, error as object, undefined, reply.headers)
  }

  const isOpenAi = new URL(baseUrl).hostname === new URL(openAiUrl).hostname
  const isOwn = isOnOwnMachine(baseUrl)
  /** Models that refused the effort once. */
  const withoutEffort = new Set<string>()

  const paramsFor = (request: Asked) => {
    const chosen = request.premium ? premiumModel : model
    const effort = withoutEffort.has(chosen) ? undefined : (reasoningEffort ?? (isOwn ? 'none' : effortFor(chosen)))
    request.onWriter?.(chosen)
    return {
      model: chosen,
      messages: request.messages,
      // The texts are those of a journal, which OpenAI must not store.
      store: false,
      // Other servers mostly know only the older name of the limit.
      ...(isOpenAi
        ? { max_completion_tokens: longestReplyTokens }
        : { max_tokens: isOwn ? longestOwnReplyTokens : longestReplyTokens }),
      ...(effort && { reasoning_effort: effort }),
      // Ollama takes the effort, and llama.cpp this.
      ...(isOwn && effort === 'none' && { chat_template_kwargs: { enable_thinking: false } }),
    }
  }

  /** Asks a second time, without the effort, if that is what the model refused. */
  const ask = async (request: Asked, signal: AbortSignal, stream?: true) => {
    const params = paramsFor(request)
    try {
      return await send({ ...params, stream }, signal)
    } catch (fault) {
      if (!params.reasoning_effort || !refusesEffort(fault)) throw fault
      withoutEffort.add(params.model)
      return send({ ...paramsFor(request), stream }, signal)
    }
  }

  const write = async (request: Asked): Promise<string> => {
    const signal = deadlineFor(request, timeoutMs)
    try {
      const completion: Partial<ChatCompletion> | null = await (await ask(request, signal)).json()
      const choice = completion?.choices?.[0]
      if (typeof choice?.message !== 'object') throw new CoachFailure('unreadable')
      if (choice.finish_reason === 'content_filter') throw new CoachFailure('filtered')
      const content = choice.message.content ?? ''
      if (typeof content !== 'string') throw new CoachFailure('unreadable')
      const text = content.replace(thoughts, '')
      const whole = choice.finish_reason === 'length' ? text.slice(0, wholeSentences(text)) : text
      if (whole.trim() === '') throw new CoachFailure('empty')
      return whole.trim()
    } catch (fault) {
      throw failureOf(fault, signal)
    }
  }

  return {
    reply: (call) => write({ ...call, messages: messagesFor(call) }),

    answer: (call) => write({ ...call, messages: messagesForQuestion(call) }),

    async *stream(call) {
      const request = { ...call, messages: messagesFor(call) }
      const signal = deadlineFor(request, timeoutMs)
      try {
        const reply = await ask(request, signal, true)
        const chunks = Stream.fromSSEResponse<ChatCompletionChunk>(reply, new AbortController(), withoutLog)
        let [spoken, finished] = [false, false]
        const pieces = async function* () {
          for await (const chunk of chunks) {
            const choice = chunk.choices?.[0]
            if (choice?.finish_reason === 'content_filter') throw new CoachFailure('filtered')
            finished ||= Boolean(choice?.finish_reason)
            const piece = choice?.delta?.content
            if (typeof piece === 'string' && piece !== '') yield piece
          }
        }
        for await (const piece of withoutThoughts(pieces())) {
          spoken = true
          yield piece
        }
        // The SDK ends quietly when the connection is lost; only the server knows whether that was the end.
        signal.throwIfAborted()
        if (!finished && spoken) throw new CoachFailure('cut')
        if (!spoken) throw new CoachFailure('empty')
      } catch (fault) {
        throw failureOf(fault, signal)
      }
    },
  }
}

/** Some servers write what a model thinks before its reply, a block that may lack its end. */
const thoughts = /^\s*<think>(?:[^]*?<\/think>\s*|[^]*)/

async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held: string | undefined = ''
  for await (const piece of pieces) {
    if (held === undefined) {
      yield piece
      continue
    }
    held += piece
    const begun = held.trimStart()
    const mayThink = begun.startsWith('<think>') ? !begun.includes('</think>') : '<think>'.startsWith(begun)
    if (mayThink) continue
    const said = held.replace(thoughts, '')
    if (said !== '') yield said
    held = undefined
  }
}

/** Reasoning would use up the tokens and the seconds that the reply needs. */
function effortFor(model: string): ReasoningEffort | undefined {
  if (/^gpt-5(-|$)/.test(model)) return 'minimal'
  return /^gpt-(5\.|[6-9])/.test(model) ? 'none' : undefined
}

function refusesEffort(fault: unknown): boolean {
  return (
    fault instanceof APIError &&
    fault.status === 400 &&
    (fault.param === 'reasoning_effort' || fault.message.includes('reasoning_effort'))
  )
}

function deadlineFor(request: Asked, timeoutMs: number): AbortSignal {
  const deadline = AbortSignal.timeout(timeoutMs)
  return request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
}

/** Nothing of the original error is kept: its message may quote the request. */
function failureOf(fault: unknown, deadline: AbortSignal): CoachFailure {
  if (fault instanceof CoachFailure) return fault
  if (deadline.aborted) return new CoachFailure('timeout')
  if (fault instanceof TooLargeError) return new CoachFailure('tooLarge')
  if (fault instanceof APIError && fault.status !== undefined) return new CoachFailure(kindOfStatus(fault.status))
  if (fault instanceof SyntaxError) return new CoachFailure('unreadable')
  return new CoachFailure('cut')
}

function kindOfStatus(status: number): Failure {
  if (status === 429) return 'throttled'
  return status >= 500 ? 'broken' : 'refused'
}

class TooLargeError extends Error {}

/** A response that fails beyond a length, so that none can fill the memory of the isolate. */
function limitBody(reply: Response, maxBytes: number): Response {
  if (!reply.body) return reply
  let read = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > maxBytes) throw new TooLargeError()
      controller.enqueue(chunk)
    },
  })
  return new Response(reply.body.pipeThrough(counter), reply)
}
