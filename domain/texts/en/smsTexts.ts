/** The word between thanks and small wins, which a person sends (`domain/morning-answer.ts`). Of the alphabet of SMS only. */
const goals = 'GOALS'

/** Each is short: a part of an SMS has 153 characters, and 70 with a letter like “ő” that its alphabet (GSM 7-bit) lacks. */
export const smsTexts = {
  goals,
  code: (code: string) =>
    `${code} is your Firstlight code. It works for ten minutes. If you did not ask for it, ignore it.`,
  /** STOP is a word that the person sends: `worker/modules/answer/keywords.ts`. */
  prompt: ({ headline, link }: { headline: string; link: string }) =>
    `${headline}\n\nReply with your thanks, one on each line, then the word ${goals}, then your small wins. Or write here: ${link}\n\nFirstlight. STOP ends it.`,
  test: 'A test from Firstlight, as you asked. The morning prompt finds you here too.\n\nSTOP ends our SMS.',
  stopped: 'You get no more messages from Firstlight. START begins them again.',
  help: ({ settings, contact }: { settings: string; contact: string }) =>
    `Firstlight sends you a morning prompt. Your page and the settings: ${settings}\nSTOP ends these messages, START begins them again. Questions: ${contact}`,
  unknownNumber: (settings: string) =>
    `Nothing of this message was stored: no account has confirmed this number. You can confirm it in Settings: ${settings}`,
  written: ({ weekday, link }: { weekday: string; link: string }) =>
    `Your page of ${weekday} is written. A reply is waiting for you there: ${link}`,
  writtenBefore: ({ weekday, link }: { weekday: string; link: string }) =>
    `Your page of ${weekday} is written already, so nothing was added to it. You can change it here: ${link}`,
  isMoving:
    'This message was not stored, since we are moving your journal right now. Please send it again in a minute.',
  /** Asked so that none of the words that a person sends answers it. */
  unclear: `Thank you. Which of your lines are thanks, and which are small wins? Please send them once more in one message, with the word ${goals} on a line between them. Until then nothing is stored.`,
  unclearAgain: (link: string) =>
    `This message was not stored either. A page is stored when we answer that it is written; other messages get no more answers today. You can write your page here too: ${link}`,
}
