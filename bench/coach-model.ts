import type { CoachRequest } from '#domain/coach-request'
import { letterFor } from '#domain/coach/letter'
import type { Page } from '#domain/coach/page'
import { createOpenAiCoach } from '../worker/providers/coach/openai.coach.ts'

/** The model of the environment, if it has a key. It is asked about ordinary pages only. */
export function modelOf(env: NodeJS.ProcessEnv): ((page: Page, request: CoachRequest) => Promise<string>) | undefined {
  if (!env.OPENAI_API_KEY) return undefined
  const model = env.OPENAI_MODEL ?? 'gpt-6-luna'
  const coach = createOpenAiCoach({
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    model,
    premiumModel: model,
  })
  return async (page, request) =>
    page.kind === 'ordinary'
      ? coach.reply({ ...request, page }).catch((fault: unknown) => String(fault))
      : letterFor(page, request).text
}
