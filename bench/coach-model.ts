import { composeReply } from '#domain/composer/composer'
import { createOpenAiCoach } from '../worker/providers/coach/openai.coach.ts'
import { judge, readingOf, requestOf, type Judged } from './coach-figures.ts'
import type { Morning } from './coach-mornings.ts'

/** The model of the environment, if it has a key. A page that needs help or plans harm is not sent to it. */
export function modelOf(env: NodeJS.ProcessEnv): ((morning: Morning) => Promise<Judged>) | undefined {
  if (!env.OPENAI_API_KEY) return undefined
  const model = env.OPENAI_MODEL ?? 'gpt-6-luna'
  const coach = createOpenAiCoach({
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    model,
    premiumModel: model,
  })
  return async (morning) => {
    const request = requestOf(morning)
    const read = readingOf(morning)
    const isFixed = read === 'help' || read === 'harm'
    const letter = isFixed ? composeReply(request) : await coach.reply(request).catch((fault: unknown) => String(fault))
    return judge(morning, letter, [], read)
  }
}
