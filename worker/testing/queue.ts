import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import type { Job } from '../core/jobs.ts'
import { consume } from '../jobs.ts'
import type { TestApp } from './test-app.ts'

/** Hands over jobs in one batch, as the queue does. */
export async function handOver({ services }: Pick<TestApp, 'services'>, jobs: Job[], queue = 'firstlight') {
  const messages = jobs.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body }))
  const batch = createMessageBatch<Job>(queue, messages)
  await consume(batch, services)
  return getQueueResult(batch, createExecutionContext())
}
