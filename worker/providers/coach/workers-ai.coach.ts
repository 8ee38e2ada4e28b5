import type { Coach } from './coach.ts'
import { createOpenAiCoach } from './openai.coach.ts'
import { workersAiFetch, workersAiUrl, type WorkersAi } from './workers-ai.fetch.ts'

type Settings = { ai: WorkersAi; model: string; premiumModel: string; timeoutMs?: number }

/** Workers AI through its binding, which needs no key. */
export function createWorkersAiCoach({ ai, ...settings }: Settings): Coach {
  return createOpenAiCoach({ ...settings, apiKey: 'none', baseUrl: workersAiUrl, fetch: workersAiFetch(ai) })
}
