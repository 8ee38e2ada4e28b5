const plain = 'aceinosuyACEINOSUY'
const accented = 'áçéíñöšüýÁÇÉÍÑÖŠÜÝ'

/** Made of texts that are there: a third longer, with accents. What has none of them on a screen is in no table. */
export function pseudo<Text>(text: Text): Text {
  return made(text) as Text
}

function made(text: unknown): unknown {
  if (typeof text === 'string') return lengthened(text)
  if (typeof text === 'function')
    return (...slots: unknown[]) => made((text as (...slots: unknown[]) => unknown)(...slots))
  if (Array.isArray(text)) return text.map(made)
  return Object.fromEntries(Object.entries(text as object).map(([name, value]) => [name, made(value)]))
}

function lengthened(text: string): string {
  const letters = [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter)
  return letters.join('') + ' ~'.repeat(Math.ceil(text.length / 6))
}
