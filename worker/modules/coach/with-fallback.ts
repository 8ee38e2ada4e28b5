import { composeEnding } from '#domain/coach/letter'
import { helpMessageFor } from '#domain/coach/help-message'
import { hasForeignContact, inWords, isPresentable, wholeSentences } from '#domain/reply'
import {
  CoachFailure,
  replyTimeout,
  reportsHelp,
  type Coach,
  type CoachCall,
  type Failure,
} from '../../providers/coach/coach.ts'
import { composerCoach } from './composer.coach.ts'

/** What the log gets of a failure. It contains no text of a person. */
export type CoachReport = { failure: Failure; midway: boolean }

/**
 * One try with the model, within its time, then the composer. A model that finds by itself that a page needs help
 * reports it, and the help message is sent in place of its reply.
 *
 * A stream passes on whole sentences only. So a model that fails midway stops after a full stop, and
 * the composer completes the reply from there. Nothing that was shown is withdrawn, and the pieces
 * together are the reply to store.
 */
export function withFallback({
  model,
  report = () => {},
  timeoutMs = replyTimeout,
}: {
  model: Coach
  report?: (report: CoachReport) => void
  timeoutMs?: number
}): Coach {
  return {
    async reply(request) {
      const deadline = startDeadline(request, timeoutMs)
      try {
        const reply = await deadline.race(model.reply({ ...request, signal: deadline.signal }))
        if (reportsHelp(reply)) return helpFrom(request)
        if (!isLetter(reply, request)) throw new CoachFailure(reply.trim() === '' ? 'empty' : 'absurd')
        return reply.trim()
      } catch (fault) {
        request.signal?.throwIfAborted()
        report({ failure: kindOf(fault), midway: false })
        return composerCoach.reply(request)
      } finally {
        deadline.stop()
      }
    },

    async answer(call) {
      const deadline = startDeadline(call, timeoutMs)
      try {
        return await deadline.race(model.answer({ ...call, signal: deadline.signal }))
      } catch (fault) {
        call.signal?.throwIfAborted()
        report({ failure: kindOf(fault), midway: false })
        return composerCoach.answer(call)
      } finally {
        deadline.stop()
      }
    },

    async *stream(request) {
      const deadline = startDeadline(request, timeoutMs)
      const pieces = model.stream({ ...request, signal: deadline.signal })[Symbol.asyncIterator]()
      let [shown, held] = ['', '']
      const release = (end: number) => {
        const sentences = held.slice(0, end)
        held = held.slice(end)
        shown += sentences
        return inWords(sentences)
      }
      try {
        for (;;) {
          const next = await deadline.race(pieces.next())
          if (next.done) break
          held += shown === '' && held === '' ? next.value.trimStart() : next.value
          if (shown === '' && reportsHelp(held)) return yield* inWords(helpFrom(request))
          const end = wholeSentences(held)
          // The sentence mark may be half of "3.5" until the next piece is there.
          if (end === 0 || end === held.length) continue
          if (!isLetter(shown + held.slice(0, end), request)) {
            if (shown === '' && end < 20) continue
            throw new CoachFailure('absurd')
          }
          yield* release(end)
        }
        held = held.trimEnd()
        // A model that ran out of tokens stops in mid-sentence; that sentence is left out.
        const end = wholeSentences(held)
        const whole = shown + held.slice(0, end)
        if (whole.trim() === '') throw new CoachFailure('empty')
        if (!isLetter(whole, request)) throw new CoachFailure('absurd')
        yield* release(end)
      } catch (fault) {
        request.signal?.throwIfAborted()
        report({ failure: kindOf(fault), midway: shown !== '' })
        if (shown === '') yield* composerCoach.stream(request)
        else yield* inWords(`${/\s$/.test(shown) ? '' : ' '}${composeEnding(request.page, request)}`)
      } finally {
        deadline.stop()
        // Not awaited: a model that hangs would hang here as well.
        pieces.return?.().catch(() => {})
      }
    },
  }
}

/** What a person may be shown as a reply to this page. */
function isLetter(reply: string, { page }: CoachCall): boolean {
  return isPresentable(reply) && !hasForeignContact(reply, page.texts)
}

function helpFrom(request: CoachCall): string {
  return helpMessageFor({ page: request.page.texts, zone: request.zone })
}

function kindOf(fault: unknown): Failure {
  return fault instanceof CoachFailure ? fault.kind : 'broken'
}

/** Also ends a model that ignores its signal. */
function startDeadline(request: Pick<CoachCall, 'signal'>, timeoutMs: number) {
  const controller = new AbortController()
  const late = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new CoachFailure('timeout')))
  })
  late.catch(() => {})
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  const abort = () => controller.abort()
  if (request.signal?.aborted) abort()
  request.signal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    race: <Value>(work: Promise<Value>): Promise<Value> => Promise.race([work, late]),
    stop: () => {
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', abort)
      controller.abort()
    },
  }
}
