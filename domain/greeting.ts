import { dayOfYear } from './local-date.ts'

const greetings = ['A fresh page', 'A quiet beginning', 'A new morning'] as const

/** The same all day, another one tomorrow. */
export function greetingOf(date: string): string {
  return greetings[dayOfYear(date) % greetings.length] ?? greetings[0]
}
