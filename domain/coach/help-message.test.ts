import { describe, expect, it } from 'vitest'
import { helpCountryOf, helpLines, urgentNumbers, type HelpCountry, type HelpLine } from './signs/help-lines.ts'
import { emergencyFor, helpFor, helpIn, helpMessage, helpMessageFor, reachForHarm } from './help-message.ts'
import { beginsHelpMessage } from './help-beginnings.ts'
import { languages as helpLanguages } from './language.ts'
import { isHelpMessage } from './help-openings.ts'
import type { Harm } from './harmful-plans.ts'
import { harmLines } from './signs/harm-lines.ts'

const countries = Object.keys(helpLines) as HelpCountry[]
const linesOf = (country: HelpCountry): readonly HelpLine[] => helpLines[country]

describe('the help message', () => {
  it.each(
    helpLanguages.flatMap((language) => [undefined, ...countries].map((country) => [language, country] as const)),
  )('in %s for %s names the lines of the country and is well set', (language, country) => {
    const { message, contacts } = helpIn(language, country)
    const numbers = country ? linesOf(country).flatMap(({ call }) => call) : []
    for (const number of numbers) {
      expect(message.replaceAll('\u00a0', ' ')).toContain(number)
      expect(contacts.map(({ href }) => href)).toContain(`tel:${number.replaceAll(' ', '')}`)
    }
    expect(message).toContain('findahelpline.com')
    expect(contacts.at(-1)).toEqual({ href: 'https://findahelpline.com', label: 'findahelpline.com' })
    expect(message.split('\n\n')).toHaveLength(3)
    expect(message).not.toMatch(/[!¡'"]|undefined| {2}|\.\.|\S[^\S\u00a0\u202f]:|\( |, \)/)
    if (language === 'fr') expect(message).not.toMatch(/[^\u00a0]:/)
    expect(isHelpMessage(message)).toBe(true)
  })

  it('in English without a country, and in the United States, is the one that was stored from the beginning', () => {
    const first = [
      'Thank you for putting this into words. It sounds very heavy, and it deserves more than a page can give: a person who listens, today.',
      'In the United States you can call or text 988 at any hour, free and in confidence. Anywhere else, findahelpline.com will show you people who listen in your country and your language. If you might be in danger now, please call your local emergency number, or go to someone who can stay with you.',
      'You do not have to explain it well. It is enough to say that it is hard. Please let someone be with you in it.',
    ].join('\n\n')
    expect([helpMessage, helpMessageFor({ page: {}, zone: 'America/Chicago' })]).toEqual([first, first])
    expect(helpIn('en', undefined).contacts.map(({ href }) => href)).toEqual([
      'tel:988',
      'sms:988',
      'https://findahelpline.com',
    ])
  })

  it('says that a line is open at any hour only if each of the lines is', () => {
    expect(helpIn('en', 'GB').message).toContain('116\u00a0123 (Samaritans, United Kingdom), at any hour.')
    expect(helpIn('de', 'IT').message).toContain('02\u00a02327\u00a02327 (Telefono Amico, Italien). ')
  })

  it.each([
    ['de', 'DE', 'Europe/Berlin', 'Ich will nicht mehr leben'],
    ['de', 'CH', 'Europe/Zurich', 'Kaffee, Sonne, und ich denke wieder an Selbstmord'],
    ['de', 'AT', 'Europe/Vienna', 'Kaffee\nIch will sterben'],
    ['en', 'GB', 'Europe/London', 'la vie est belle\ni want to die'],
    ['es', 'MX', 'America/Mexico_City', 'Ya no quiero vivir'],
    ['es', 'US', 'America/Los_Angeles', 'quiero morir'],
    ['fr', 'FR', 'Europe/Paris', 'J’ai envie d’en finir'],
    ['pt', 'BR', 'America/Sao_Paulo', 'quero morrer'],
    ['it', 'IT', 'Europe/Rome', 'voglio farla finita'],
    ['en', 'GB', 'Europe/London', 'i want to die'],
    ['en', 'AU', 'Australia/Perth', 'kms'],
    ['en', undefined, 'Asia/Tokyo', '死にたい'],
    ['en', 'NL', 'Europe/Amsterdam', 'zelfmoord'],
  ] as const)('is in %s for %s in %s: %s', (language, country, zone, gratitudeText) => {
    expect(helpFor({ page: { gratitudeText, goalsText: '' }, zone })).toEqual(helpIn(language, country))
  })

  it.each(
    helpLanguages.flatMap((language) => [undefined, ...countries].map((country) => [language, country] as const)),
  )('in %s for %s names the emergency number and the poison line first after too many tablets', (language, country) => {
    const { message, contacts } = helpIn(language, country, { hasDose: true })
    const { emergency, poison } = country ? urgentNumbers[country] : {}
    const numbers = [emergency, poison].filter((number) => number !== undefined)
    const second = message.split('\n\n')[1]!.replaceAll('\u00a0', ' ')
    for (const number of numbers) expect(second.slice(0, second.search(/:/) + 1)).toContain(number)
    expect(contacts.slice(0, numbers.length).map(({ href }) => href)).toEqual(
      numbers.map((number) => `tel:${number.replace(/\D/g, '')}`),
    )
    expect(contacts.length).toBe(helpIn(language, country).contacts.length + numbers.length)
    expect(message).not.toMatch(/[!¡'"]|undefined| {2}|\.\.|, ,|\S[^\S\u00a0\u202f]:/)
    expect(isHelpMessage(message)).toBe(true)
  })

  it.each([
    ['en', 'GB', 'Europe/London', 'i took 30 paracetamol two hours ago'],
    ['de', 'DE', 'Europe/Berlin', 'ich hab gestern 40 ibuprofen genommen'],
    ['fr', 'FR', 'Europe/Paris', 'j’ai pris 30 doliprane'],
    ['es', 'ES', 'Europe/Madrid', 'me tomé todas las pastillas'],
  ] as const)('counts the tablets of the page, in %s for %s', (language, country, zone, gratitudeText) => {
    expect(helpFor({ page: { gratitudeText }, zone })).toEqual(helpIn(language, country, { hasDose: true }))
  })

  it('takes its language from all sections', () => {
    const page = {
      gratitudeText: 'Netflix',
      goalsText: 'Workout',
      diaryText: 'Ich möchte einfach nicht mehr aufwachen',
    }
    expect(helpFor({ page }).language).toBe('de')
  })

  it('is recognized while it streams', () => {
    for (const language of helpLanguages) {
      const { message } = helpIn(language, 'ES')
      expect([1, 5, 60, 300].map((end) => beginsHelpMessage(message.slice(0, end)))).toEqual([true, true, true, true])
    }
    expect(beginsHelpMessage('')).toBe(false)
    expect(beginsHelpMessage('Thank you for the bread')).toBe(false)
  })

  it('is recognized in a wording that it had before', () =>
    expect(
      isHelpMessage(
        'É bom que tenha posto isto em palavras. Parece muito pesado, e merece mais do que uma página pode dar: uma pessoa que escute, hoje.\n\n',
      ),
    ).toBe(true))

  it('is not any reply that begins in the same way', () => {
    expect(isHelpMessage('Thank you for putting this into words. The bread was good.')).toBe(false)
    expect([null, undefined, ''].map(isHelpMessage)).toEqual([false, false, false])
  })
})

describe('the country of a time zone', () => {
  it.each(countries)('is known for each zone of %s', (country) => {
    const zones = (new Intl.Locale(`und-${country}`) as unknown as { getTimeZones: () => string[] }).getTimeZones()
    expect(zones.length).toBeGreaterThan(0)
    expect(zones.filter((zone) => helpCountryOf(zone) !== country)).toEqual([])
  })

  it('is the same under the newer and the older name of a zone', () => {
    const names = [
      'Asia/Kolkata',
      'Asia/Calcutta',
      'America/Argentina/Buenos_Aires',
      'America/Buenos_Aires',
      'US/Eastern',
    ]
    expect(names.map(helpCountryOf)).toEqual(['IN', 'IN', 'AR', 'AR', 'US'])
  })

  it('is unknown without a line for the country', () => {
    const zones = ['UTC', 'Asia/Tokyo', 'America/Puerto_Rico', 'Europe/Kyiv', 'Nowhere/', '', undefined]
    expect(zones.map(helpCountryOf)).toEqual(zones.map(() => undefined))
  })
})

it('each line names the people who run it', () => {
  const sources = countries.flatMap((country) => linesOf(country).map(({ source }) => source))
  for (const source of sources) expect(source).toMatch(/^https:\/\/[a-z0-9.-]+(\/\S*)?$/)
  expect(new Set(sources).size).toBe(sources.length)
})

describe('the line for a kind of harm', () => {
  const all = (Object.entries(harmLines) as [HelpCountry, Partial<Record<Harm, readonly HelpLine[]>>][]).flatMap(
    ([country, kinds]) =>
      (Object.entries(kinds) as [Harm, readonly HelpLine[]][]).map(([harm, lines]) => ({ country, harm, lines })),
  )
  const zoneOf = (country: HelpCountry) =>
    (new Intl.Locale(`und-${country}`) as unknown as { getTimeZones: () => string[] }).getTimeZones()[0]

  it.each(all)('in $country for $harm names who answers, in each language', ({ country, harm, lines }) => {
    for (const { call, source } of lines) {
      expect(source).toMatch(/^https:\/\/[a-z0-9.-]+(\/\S*)?$/)
      for (const number of call) expect(number).toMatch(/^[0-9][0-9 -]*[0-9]$/)
    }
    for (const language of ['en', 'de', 'es', 'fr'] as const) {
      const reach = reachForHarm(harm, language, zoneOf(country)).replaceAll('\u00a0', ' ')
      for (const { name, call } of lines) for (const word of [name, ...call]) expect(reach).toContain(word)
      expect(reach).toContain('findahelpline.com')
      expect(reach).not.toMatch(/undefined| {2}|\.\.|, ,/)
    }
  })

  it('is the one for everyone where the kind has none, and findahelpline.com in a country without one', () => {
    expect(reachForHarm('partner', 'en', 'America/Toronto')).toContain('988 (Suicide Crisis Helpline, Canada)')
    expect(reachForHarm('violence', 'de', 'Europe/Berlin')).toContain('TelefonSeelsorge')
    expect(reachForHarm('partner', 'de', 'Asia/Tokyo')).toBe(
      'Auf findahelpline.com findest du Menschen, die in deinem Land und in deiner Sprache zuhören.',
    )
  })

  it('in English without a country is the one of the United States', () =>
    expect(reachForHarm('child', 'en', undefined)).toContain('1-800-422-4453 (Childhelp, United States)'))

  it('comes after the police, or an ambulance for someone who hears voices', () => {
    const numbers = (['partner', 'child', 'violence', 'voices'] as const).map((harm) =>
      emergencyFor(harm, 'Europe/Paris'),
    )
    expect(numbers).toEqual(['17', '17', '17', '15'])
    expect(emergencyFor('partner', 'Europe/London')).toBe('999')
    expect(emergencyFor('partner', undefined)).toBeUndefined()
  })
})
