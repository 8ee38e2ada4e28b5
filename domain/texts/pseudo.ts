const plain = 'aceinosuyACEINOSUY'
const accented = 'áçéíñöšüýÁÇÉÍÑÖŠÜÝ'

/** Made of texts that are there: a third longer, with accents. What has none of them on a screen is in no table. */
export function pseudo<Texts extends object>(texts: Texts): Texts {
  return made(texts) as Texts
}

function made(text: unknown): unknown {
  if (typeof text === 'string') return lengthened(text)
  if (typeof text === 'function') return (...slots: unknown[]) => made(text(...slots.map(marked)))
  if (Array.isArray(text)) return text.map(made)
  const entries = Object.entries(text as object)
  return Object.fromEntries(entries.map(([name, value]) => [name, value === 'en' ? 'en-XA' : made(value)]))
}

/** What is put into a text stays as it is. */
const mark = '\u0001'
function marked(slot: unknown): unknown {
  if (typeof slot === 'string') return mark + slot + mark
  if (typeof slot !== 'object' || slot === null || Array.isArray(slot)) return slot
  return Object.fromEntries(Object.entries(slot).map(([name, value]) => [name, marked(value)]))
}

function lengthened(text: string): string {
  const parts = text.split(mark)
  const withAccents = parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/\w/g, accent)))
  return withAccents.join('') + ' ~'.repeat(Math.ceil(text.length / 6))
}

const accent = (letter: string) => accented[plain.indexOf(letter)] ?? letter
