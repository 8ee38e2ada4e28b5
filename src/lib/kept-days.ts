import { answerFrom } from '#domain/kept-days'
import { localStore } from '~/device/browser-storage'
import { keptDaysOf, readKept } from '~/device/kept'
import { isPersonOfTab } from '~/device/person'

/** What the device answers in the server's place, or nothing. */
export async function answerFromDevice(address: string): Promise<Response | undefined> {
  const person = localStore.read('person')
  // The tab may be that of another person, who has not learned of the change yet.
  if (!person || !isPersonOfTab(person)) return undefined
  const answer = answerFrom(keptDaysOf(await readKept(person)), new URL(address, location.origin))
  return answer === undefined ? undefined : new Response(JSON.stringify(answer))
}
