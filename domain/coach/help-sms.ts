import { helpCountryOf, helpLines, type HelpLine } from './signs/help-lines.ts'
import { helpFor, type Asked } from './help-message.ts'
import type { HelpLanguage } from './help-openings.ts'

type Words = { or: string; say: (reach: string) => string }

/** The help message in one part of an SMS, in words that its alphabet (GSM 7-bit) has. */
const short: Partial<Record<HelpLanguage, Words>> = {
  de: {
    or: ' oder ',
    say: (reach) =>
      `Danke, dass du das schreibst. Bitte sprich heute mit jemandem: ${reach}. Bei Gefahr ruf den Notruf an. Lass jemanden bei dir sein.`,
  },
  fr: {
    or: ' ou ',
    say: (reach) =>
      `Merci de l'avoir écrit. Parle à une personne aujourd'hui: ${reach}. En danger, appelle les urgences. Quelqu'un peut rester avec toi.`,
  },
  es: {
    or: ' o ',
    say: (reach) =>
      `Gracias por escribirlo. Por favor, habla hoy con alguien: ${reach}. Si hay peligro, llama a emergencias. No tienes que llevarlo a solas.`,
  },
}

/** After too many tablets, and in a language without a short form, the whole message is sent. */
export function helpSmsFor(asked: Asked): string {
  const { language, hasDose, message } = helpFor(asked)
  const words = short[language]
  // The alphabet has no space without a break.
  if (!words || hasDose) return message.replaceAll('\u00a0', ' ')
  const country = helpCountryOf(asked.zone)
  const lines: readonly HelpLine[] = country ? helpLines[country] : []
  return words.say(lines.flatMap(({ call }) => call).join(words.or) || 'findahelpline.com')
}
