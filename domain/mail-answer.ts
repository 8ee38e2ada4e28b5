/* What a person wrote in an answer to one of our mails, without what the mail program adds. */

/** How a line of our mail can be known where a mail program does not mark what it quotes. */
export type QuotedMail = { sender: string; lastLine: RegExp }

const quoted = /^\s*>/
const ruler = /^\s*(?:-{2,}[^-]+-{2,}|_{10,})\s*$/
const fromHeader = /^\s*\*?(?:From|Von|De|Da|Van|Od|Från|Fra|Afsender)\s?:/i
const dateHeader = /^\s*\*?(?:Date|Datum|Fecha|Data|Sent|Gesendet|Envoyé|Enviado|Verzonden)\s?:/i
const subjectHeader = /^\s*\*?(?:Subject|Betreff|Objet|Asunto|Assunto|Oggetto|Onderwerp|Ämne|Emne|Temat)\s?:/i
const headerLines = 8

/** With its blank: two dashes alone may divide a page. */
const separator = '-- '
/** "Sent from my phone", which mail programs add as the last line. */
const programLine =
  /^(?:Sent (?:from|with|via)|Get Outlook|Von meine[mr]\b.*gesendet|Gesendet (?:von|mit|über)|Diese Nachricht wurde von .*gesendet|Holen Sie sich Outlook|Envoyé (?:de|depuis|à partir)|(?:Obtenir|Télécharger) Outlook|Enviado (?:desde|do|a partir|de)|Obtener Outlook|Obter o? ?Outlook|Inviato (?:da|con)|Ottieni Outlook|Verzonden (?:vanaf|met)|Verstuurd vanaf|Outlook voor|Skickat från|Sendt fra|Wysłano z)\b.{0,80}$/iu

/** A mail program writes it in one line, or breaks it. */
const longestAttribution = 3

/**
 * The own words of an answer, above, below and between what is quoted. A line that could be either is kept: a surplus
 * line can be deleted, a lost one is gone.
 */
export function ownWords(text: string, mail: QuotedMail): string {
  const lines = text
    .toWellFormed()
    .replaceAll('\u00a0', ' ')
    // D1 stores no NUL.
    .replaceAll(/[\0\u200b\ufeff]/g, '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
  const isQuoted = lines.map((line) => quoted.test(line))
  const mark = (from: number, to: number) => isQuoted.fill(true, from, to)
  for (let index = 0; index < lines.length; index += 1) {
    if (isQuoted[index]) continue
    const begun = beginningOfQuote(lines, index, mail)
    if (!begun) continue
    const next = nextFilled(lines, begun.end)
    if (next !== undefined && isQuoted[next]) mark(index, begun.end)
    else {
      // What follows is quoted as it was sent. Headers say so; a line that only looks like it needs the end of our mail.
      const end = endOfMail(lines, begun.end, mail) ?? (begun.hasHeaders ? lines.length : undefined)
      if (end !== undefined) mark(index, end)
    }
  }
  return segmentsOf(lines, isQuoted).map(withoutSignature).filter(Boolean).join('\n\n')
}

/** Where what says that a quote begins has ended: the headers of the mail, or who wrote when. */
function beginningOfQuote(
  lines: string[],
  at: number,
  mail: QuotedMail,
): { end: number; hasHeaders: boolean } | undefined {
  const headersAt = (ruler.test(lines[at]!) && nextFilled(lines, at + 1)) || at
  const hasDateFirst = dateHeader.test(lines[headersAt]!)
  if (fromHeader.test(lines[hasDateFirst ? headersAt + 1 : headersAt] ?? '')) {
    const subject = lines.slice(headersAt, headersAt + headerLines).findIndex((line) => subjectHeader.test(line))
    if (subject >= 0) return { end: headersAt + subject + 1, hasHeaders: true }
  }
  for (let length = 1; length <= longestAttribution; length += 1) {
    const some = lines.slice(at, at + length)
    if (some.some((line) => line.trim() === '')) return undefined
    if (isAttribution(some.join(' '), mail)) return { end: at + length, hasHeaders: false }
  }
  return undefined
}

/** "On Friday, 27 November 2026 at 07:00, Firstlight <hello@firstlight.example> wrote:", in any language. */
function isAttribution(text: string, { sender }: QuotedMail): boolean {
  return /[:：]\s*$/.test(text) && /\d/.test(text) && (text.includes(sender) || /<[^<>\s]+@[^<>\s]+>/.test(text))
}

/** After its last line, which a program may break in two. */
function endOfMail(lines: string[], from: number, { lastLine }: QuotedMail): number | undefined {
  let end = lines.findIndex((line, index) => index >= from && lastLine.test(line))
  if (end < 0) return undefined
  while (end < lines.length && lastLine.test(lines[end]!)) end += 1
  return end
}

function nextFilled(lines: string[], from: number): number | undefined {
  const found = lines.findIndex((line, index) => index >= from && line.trim() !== '')
  return found < 0 ? undefined : found
}

/** The lines between what is quoted. */
function segmentsOf(lines: string[], isQuoted: boolean[]): string[][] {
  const segments: string[][] = [[]]
  for (const [index, line] of lines.entries()) {
    if (isQuoted[index]) segments.push([])
    else segments.at(-1)!.push(line)
  }
  return segments
}

function withoutSignature(lines: string[]): string {
  const separatedAt = lines.indexOf(separator)
  const own = separatedAt < 0 ? lines : lines.slice(0, separatedAt)
  while (own.length > 0 && (own.at(-1)!.trim() === '' || isProgramLine(own))) own.pop()
  return own
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

/** Only one that stands apart: "Sent from my sister, a parcel" may be a line of thanks. */
function isProgramLine(lines: string[]): boolean {
  return programLine.test(lines.at(-1)!.trim()) && (lines.at(-2) ?? '').trim() === ''
}
