import { answerFrom } from '#domain/kept-days'
import { localStore } from '~/device/browser-storage'
import { keptDaysOf, readKept } from '~/device/kept'

/** What the device answers in the server's place, or nothing. */
export async function answerFromDevice(address: string): Promise<Response | undefined> {
  const person = localStore.read('person')
  if (!person) return undefined
  const answer = answerFrom(keptDaysOf(await readKept(person)), new URL(address, location.origin))
  return answer === undefined ? undefined : new Response(JSON.stringify(answer))
}
