const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']
const startWords = ['START', 'UNSTOP', 'YES']
const helpWords = ['HELP', 'INFO', 'HILFE', 'AIDE', 'AYUDA', 'AJUDA']

const stopInSentence = 'stop unsubscribe cancel optout stopp abmelden arret baja cancelar parar sair'.split(' ')
const besideStop = new Set(
  'please pls bitte svp por favor now and thanks thank you merci danke gracias obrigado obrigada the all any more message messages sms text texts texting messaging sending firstlight'.split(
    ' ',
  ),
)

/** Whether a short sentence, or a word of another language, asks for no more SMS, which the vendor does not understand. */
export function asksToStop(text: string): boolean {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const others = words.filter((word) => !stopInSentence.includes(word))
  const isAboutSms = others.some((word) => /^(sms|text|messag|sending)/.test(word))
  return others.length < words.length && others.every((word) => besideStop.has(word) || (word === 'me' && isAboutSms))
}

/**
 * The keyword that an SMS consists of, in any case and with marks around it. A word within a longer text is not a
 * keyword.
 */
export function keywordIn(text: string): 'stop' | 'start' | 'help' | undefined {
  const word = text
    .normalize('NFKC')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .toUpperCase()
  if (stopWords.includes(word)) return 'stop'
  if (startWords.includes(word)) return 'start'
  return helpWords.includes(word) ? 'help' : undefined
}
