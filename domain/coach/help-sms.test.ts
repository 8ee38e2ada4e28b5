import { expect, it } from 'vitest'
import { helpCountryOf, helpLines, type HelpCountry } from './signs/help-lines.ts'
import { helpMessage } from './help-message.ts'
import { helpSmsFor } from './help-sms.ts'

/** GSM 03.38, without the characters that count as two. */
const alphabet = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/
const zones = [...Intl.supportedValuesOf('timeZone'), 'nowhere']
const zoneOf = new Map(zones.map((zone) => [helpCountryOf(zone), zone]))
const countries = [undefined, ...(Object.keys(helpLines) as HelpCountry[])]
const words = {
  de: 'Kaffee\nIch will nicht mehr leben und habe keine Kraft',
  fr: 'J’ai envie d’en finir avec la vie, je suis fatigué',
  es: 'Ya no quiero vivir, estoy muy cansada de todo',
}

it.each(
  Object.entries(words).flatMap(([language, text]) => countries.map((country) => [language, country, text] as const)),
)('in %s for %s fits into one part, and names each line of the country', (_language, country, gratitudeText) => {
  const sms = helpSmsFor({ page: { gratitudeText }, zone: zoneOf.get(country) })
  expect(sms).toMatch(alphabet)
  expect(sms.length).toBeLessThanOrEqual(160)
  const numbers = country ? helpLines[country].flatMap(({ call }): readonly string[] => call) : []
  for (const number of numbers.length > 0 ? numbers : ['findahelpline.com']) expect(sms).toContain(number)
  expect(zoneOf.has(country)).toBe(true)
})

it('is the whole message in other languages, and after too many tablets', () => {
  expect(helpSmsFor({ page: { gratitudeText: 'i want to die' }, zone: 'America/New_York' })).toBe(helpMessage)
  const dose = helpSmsFor({ page: { gratitudeText: 'Ich habe 40 Tabletten genommen' }, zone: 'Europe/Berlin' })
  expect(dose).toMatch(/112.*Giftnotruf/s)
  expect(dose).not.toContain('\u00a0')
})
