import { z } from 'zod'
import type { WorkersAi } from '../providers/coach/workers-ai.coach.ts'

/** What Workers AI takes for a chat with a model of 2026 (`ChatCompletionsInput` of the platform types), and no more. */
const inputs = z.strictObject({
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string() })).min(1),
  max_tokens: z.int().positive(),
  stream: z.optional(z.boolean()),
  chat_template_kwargs: z.optional(z.strictObject({ enable_thinking: z.boolean() })),
})
const options = z.strictObject({
  returnRawResponse: z.literal(true),
  rejectIfBusy: z.optional(z.boolean()),
  signal: z.optional(z.instanceof(AbortSignal)),
})

export const standInModel = '@cf/google/gemma-4-26b-a4b-it'

export type WorkersAiQuestion = z.infer<typeof inputs> & { model: string }

/** Answers in place of the binding, and throws what the binding throws for a question that it does not take. */
export function workersAiStandIn(
  answer: (question: WorkersAiQuestion) => Response | Promise<Response>,
  models: readonly string[] = [standInModel],
  { isBusy = false } = {},
): WorkersAi {
  return {
    async run(model, given, asked) {
      if (!models.includes(model)) throw new Error(`5007: No such model ${model} or task`)
      const checked = inputs.safeParse(given)
      if (!checked.success) throw new Error(`5006: Error: oneOf at '/' not met: ${checked.error.message}`)
      const { signal, rejectIfBusy } = options.parse(asked)
      if (isBusy && rejectIfBusy) throw new Error('3040: Capacity temporarily exceeded, please try again.')
      const aborted = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      )
      aborted.catch(() => {})
      return Promise.race([isBusy ? new Promise<never>(() => {}) : answer({ ...checked.data, model }), aborted])
    },
  }
}
