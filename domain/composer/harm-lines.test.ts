import { describe, expect, it } from 'vitest'
import { harmPhrases } from '../crisis/harm-phrases.ts'
import { harmIn } from '../crisis/harmful-plans.ts'
import { sampleMorning } from '../sample-morning.ts'
import { composeReply } from './composer.ts'
import { harmLines } from './harm-lines.ts'
import { harmLinesOf } from './other-letter.ts'

const harms = Object.keys(harmPhrases) as (keyof typeof harmPhrases)[]

it.each(harms)('the reply to a plan of %s names where help is, and neither cheers nor commands', (harm) => {
  const { seen, care } = harmLines[harm]
  for (const line of care)
    expect(line).toMatch(/findahelpline\.com|doctor|pharmacist|one person you trust|someone|prescribed/)
  for (const line of [...seen, ...care])
    expect(line).not.toMatch(/!|\b(how great|proud|well done|good luck|shame on|begin with|start with)\b/i)
})

const plans = {
  de: { thanks: 'meine Schwester\nder Kaffee', plan: 'mich heute betrinken und nichts mehr spüren' },
  es: { thanks: 'mi hermana\nel café de la mañana', plan: 'beber vodka para olvidar' },
  fr: { thanks: 'ma sœur\nle café du matin', plan: 'boire du vin pour oublier' },
  pt: { thanks: 'minha irmã\no café da manhã', plan: 'beber vodka para esquecer' },
} as const

describe.each(['de', 'es', 'fr', 'pt'] as const)('a plan that harms, in %s,', (language) => {
  const lines = harmLinesOf(language)

  it('has a reply that names where help is, and does not cheer', () => {
    for (const harm of harms) {
      for (const line of lines[harm].care)
        expect(line).toMatch(/findahelpline\.com|Ärztin|receitou|recetó|prescrit|confia|Vertrau|vertrau/)
      for (const line of [...lines[harm].seen, ...lines[harm].care]) expect(line).not.toMatch(/[!¡]/)
    }
  })

  it('is answered in that language', () => {
    const { thanks, plan } = plans[language]
    expect(harmIn(plan)).toBe('alcohol')
    const reply = composeReply({ ...sampleMorning, personId: 'a', name: 'A', gratitudeText: thanks, goalsText: plan })
    const { seen, care } = lines.alcohol
    expect(seen.some((line) => reply.startsWith(line))).toBe(true)
    expect(care.some((line) => reply.includes(line))).toBe(true)
  })
})
