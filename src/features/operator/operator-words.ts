import type { LetterWriter } from '#domain/coach-request'
import { databaseLimit } from '#domain/operator'

export const writers: Record<LetterWriter, string> = {
  openai: 'A model behind the address of OpenAI writes',
  'workers-ai': 'A model of Workers AI writes',
  'own-machine': 'A model on the own machine writes',
  other: 'A model of another service writes',
  composer: 'The composer writes',
}

/** '40 s ago' */
export function ago(instant: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - instant) / 1000))
  if (seconds < 100) return `${seconds} s ago`
  const minutes = Math.round(seconds / 60)
  if (minutes < 100) return `${minutes} min ago`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`
}

/** '1.2 MB, 0.1 % of 10 GB' */
export function sizeInWords(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB, ${((100 * bytes) / databaseLimit).toFixed(1)} % of 10 GB`
}

/** 'contactMessages' becomes 'Contact messages'. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
