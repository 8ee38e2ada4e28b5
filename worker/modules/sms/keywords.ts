const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']
const startWords = ['START', 'UNSTOP', 'YES']
const helpWords = ['HELP', 'INFO']

/** The keyword that an SMS consists of, in any case and with marks around it. Within a longer text a word is no keyword. */
export function keywordIn(text: string): 'stop' | 'start' | 'help' | undefined {
  const word = text
    .normalize('NFKC')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .toUpperCase()
  if (stopWords.includes(word)) return 'stop'
  if (startWords.includes(word)) return 'start'
  return helpWords.includes(word) ? 'help' : undefined
}
