import { expect, it } from 'vitest'
import { harmPhrases } from '../crisis/harm-phrases.ts'
import { harmLines } from './harm-lines.ts'

it.each(Object.keys(harmPhrases) as (keyof typeof harmPhrases)[])(
  'the reply to a plan of %s names where help is, and neither cheers nor commands',
  (harm) => {
    const { seen, care } = harmLines[harm]
    for (const line of care)
      expect(line).toMatch(/findahelpline\.com|doctor|pharmacist|one person you trust|someone|prescribed/)
    for (const line of [...seen, ...care])
      expect(line).not.toMatch(/!|\b(how great|proud|well done|good luck|shame on|begin with|start with)\b/i)
  },
)
