import type { Coach } from './coach.ts'
import { createOpenAiCoach } from './openai.coach.ts'

type Settings = { ai: WorkersAi; model: string; premiumModel: string; timeoutMs?: number }

/** Workers AI through its binding, which needs no key. */
export function createWorkersAiCoach({ ai, ...settings }: Settings): Coach {
  return createOpenAiCoach({ ...settings, apiKey: 'none', baseUrl: workersAiUrl, fetch: workersAiFetch(ai) })
}

/** The part of the binding that is used. The platform types name its models one by one, and a setting may name another. */
export type WorkersAi = {
  run(
    model: string,
    inputs: Record<string, unknown>,
    options: { returnRawResponse: true; rejectIfBusy: true; signal?: AbortSignal },
  ): Promise<Response>
}

/** No server answers here: a request to it goes through the binding. */
const workersAiUrl = 'https://workers-ai.invalid/v1'

/**
 * A fetch that sends a chat request through the binding of Workers AI. Its models of 2026 take and give what OpenAI
 * does; an older model, which gives a `response`, counts as one that cannot be read.
 */
function workersAiFetch(ai: WorkersAi): typeof fetch {
  return async (_input, init) => {
    const { model, store: _store, ...inputs } = JSON.parse(String(init?.body)) as { model: string; store: unknown }
    const signal = init?.signal ?? undefined
    try {
      return await ai.run(model, thinks(model) ? { ...inputs, ...withoutThinking } : inputs, {
        returnRawResponse: true,
        // The composer writes at once, and nobody waits in a queue.
        rejectIfBusy: true,
        ...(signal && { signal }),
      })
    } catch (fault) {
      if (signal?.aborted || fault instanceof TypeError) throw fault
      return Response.json({ error: {} }, { status: statusOf(fault) })
    }
  }
}

/** Thinking would use up the tokens and the seconds that the reply needs. Other models may refuse the setting. */
const withoutThinking = { chat_template_kwargs: { enable_thinking: false } }

function thinks(model: string): boolean {
  return /gemma-4|glm-|qwen3|kimi-/.test(model)
}

/** The codes of developers.cloudflare.com/workers-ai/platform/errors, which stand in the message of an error. */
function statusOf(fault: unknown): number {
  const code = /\b[35]0\d\d\b/.exec(fault instanceof Error ? fault.message : '')?.[0]
  if (code === '3036' || code === '3040') return 429
  return code === undefined || code === '3007' || code === '3008' ? 500 : 400
}
