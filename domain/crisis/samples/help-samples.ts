/** Texts that need help and texts that only sound like it, one a line, by language. */
export type HelpSamples = Record<'en' | 'es' | 'de' | 'fr' | 'it' | 'pt', { needing: string; notNeeding: string }>

export function linesOf(text: string): string[] {
  return text.trim().split('\n')
}
