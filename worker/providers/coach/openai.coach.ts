import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError, OpenAI } from 'openai'
import type { CoachRequest } from '#domain/coach-request'
import { helpMessage } from '#domain/crisis/help-message'
import { needsHelp } from '#domain/crisis/self-harm'
import { wholeSentences } from '#domain/reply'
import { CoachFailure, replyTimeout, type Coach, type CoachCall, type Failure } from './coach.ts'
import { limitedFetch, TooLargeError } from './limited-fetch.ts'
import { messagesFor } from './openai.prompt.ts'

const openaiItself = 'https://api.openai.com/v1'
const longestReplyTokens = 300
/** Three hundred tokens are at most 150 kB, even as a stream that pads each of them. */
const longestBody = 512 * 1024

type Settings = {
  apiKey: string
  baseUrl?: string | undefined
  model: string
  premiumModel: string
  timeoutMs?: number
  fetch?: typeof fetch
}

/** OpenAI, or whatever speaks its language at `baseUrl`. */
export function createOpenAiCoach({
  apiKey,
  baseUrl = openaiItself,
  model,
  premiumModel,
  timeoutMs = replyTimeout,
  fetch: outside,
}: Settings): Coach {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // Named, so that nothing of the surroundings is read in their place.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    // Its debug log would contain what people wrote.
    logLevel: 'off',
    fetch: limitedFetch(outside ?? ((input, init) => fetch(input, init)), longestBody),
  })

  const question = (request: CoachRequest) => {
    const chosen = request.premium ? premiumModel : model
    return {
      model: chosen,
      messages: messagesFor(request),
      // Other servers mostly know only the older name of the limit.
      ...(baseUrl === openaiItself
        ? { max_completion_tokens: longestReplyTokens }
        : { max_tokens: longestReplyTokens }),
      // Thinking would spend the tokens and the seconds that the reply needs.
      ...(/^gpt-(5\.|[6-9])/.test(chosen) && { reasoning_effort: 'none' as const }),
    }
  }

  return {
    async reply(request) {
      if (needsHelp(request)) return helpMessage
      const deadline = deadlineFor(request, timeoutMs)
      try {
        const completion = await client.chat.completions.create(question(request), { signal: deadline })
        const choice = completion?.choices?.[0]
        if (typeof choice?.message !== 'object') throw new CoachFailure('unreadable')
        const text = choice.message.content
        if (text !== null && text !== undefined && typeof text !== 'string') throw new CoachFailure('unreadable')
        const whole =
          choice.finish_reason === 'length' ? (text ?? '').slice(0, wholeSentences(text ?? '')) : (text ?? '')
        if (whole.trim() === '') throw new CoachFailure('empty')
        return whole.trim()
      } catch (fault) {
        throw failureOf(fault, deadline)
      }
    },

    async *stream(request) {
      if (needsHelp(request)) return yield helpMessage
      const deadline = deadlineFor(request, timeoutMs)
      try {
        const chunks = await client.chat.completions.create(
          { ...question(request), stream: true },
          { signal: deadline },
        )
        let [spoken, finished] = [false, false]
        for await (const chunk of chunks) {
          const choice = chunk.choices?.[0]
          finished ||= Boolean(choice?.finish_reason)
          const piece = choice?.delta?.content
          if (typeof piece !== 'string' || piece === '') continue
          spoken = true
          yield piece
        }
        // The SDK ends quietly when the connection does; only the server knows whether that was the end.
        deadline.throwIfAborted()
        if (!finished && spoken) throw new CoachFailure('cut')
        if (!spoken) throw new CoachFailure('empty')
      } catch (fault) {
        throw failureOf(fault, deadline)
      }
    },
  }
}

function deadlineFor(request: CoachCall, timeoutMs: number): AbortSignal {
  const deadline = AbortSignal.timeout(timeoutMs)
  return request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
}

/** Nothing of the original error is kept: its message may quote the request. */
function failureOf(fault: unknown, deadline: AbortSignal): CoachFailure {
  if (fault instanceof CoachFailure) return fault
  if (deadline.aborted || fault instanceof APIConnectionTimeoutError || fault instanceof APIUserAbortError)
    return new CoachFailure('timeout')
  if (isTooLarge(fault)) return new CoachFailure('tooLarge')
  if (fault instanceof APIConnectionError) return new CoachFailure('unreachable')
  if (fault instanceof APIError && fault.status !== undefined) return new CoachFailure(kindOfStatus(fault.status))
  if (fault instanceof SyntaxError) return new CoachFailure('unreadable')
  return new CoachFailure('cut')
}

function kindOfStatus(status: number): Failure {
  if (status === 429) return 'throttled'
  return status >= 500 ? 'broken' : 'refused'
}

function isTooLarge(fault: unknown): boolean {
  return fault instanceof TooLargeError || (fault instanceof Error && fault.cause instanceof TooLargeError)
}
