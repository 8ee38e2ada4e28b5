import type { CoachRequest } from '../coach-request.ts'
import { letterFor, type Letter } from './letter.ts'
import { readPage } from './page.ts'

/** Writes a reply without a model, as the Worker does. The same request gives the same reply. */
export function composeLetter(request: CoachRequest): Letter {
  return letterFor(readPage(request), request)
}
