import { answerFrom } from '#domain/kept-days'
import { localStore } from '~/device/browser-storage'
import { keptDaysOf, readKept } from '~/device/kept'
import { isPersonOfTab } from '~/device/person'

/** What the device answers in the server's place, or nothing. */
export async function answerFromDevice(address: string): Promise<Response | undefined> {
  const person = localStore.read('person')
  const url = new URL(address, location.origin)
  // The tab may be that of another person, who has not learned of the change yet. A tab that knows nobody asks who it is.
  const asksWho = url.pathname === '/api/user' && isPersonOfTab(undefined)
  if (!person || !(asksWho || isPersonOfTab(person))) return undefined
  const answer = answerFrom(keptDaysOf(await readKept(person)), url)
  return answer === undefined ? undefined : new Response(JSON.stringify(answer))
}
