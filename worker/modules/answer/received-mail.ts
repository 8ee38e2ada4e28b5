import type { Email } from 'postal-mime'
import { withoutEntities } from '#domain/html-entities'

/** Larger ones are refused before they are read. Pictures that a mail program adds have room. */
export const largestMail = 10 * 1024 * 1024

/** What is read of a mail that arrived. */
export type ReceivedMail = {
  /** The one address in the header From, in lower case. */
  from: string | undefined
  /** The receiving server has found that the domain of `from` sent it. */
  isProven: boolean
  /** Written by a program: an absence, a list, a bounce. */
  isAutomatic: boolean
  messageId: string | undefined
  text: string
  hasAttachments: boolean
}

export async function readMail(raw: ReadableStream<Uint8Array>): Promise<ReceivedMail> {
  // Large: the first mail starts it.
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(raw, { maxHeadersSize: 64 * 1024, maxNestingDepth: 20, maxRfc822NestingDepth: 0 })
  return {
    from: mail.from?.address?.toLowerCase(),
    isProven: hasPassed(mail),
    isAutomatic: isAutomatic(mail),
    messageId: mail.messageId,
    // Programs break long lines in the text, and not in the HTML.
    text: mail.html ? await textOf(mail.html) : (mail.text ?? ''),
    hasAttachments: mail.attachments.some(({ disposition, related }) => disposition === 'attachment' || !related),
  }
}

const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.toLowerCase())

/**
 * DMARC by the server that received the mail. Each server writes above what is there, so the first of these headers is
 * ours, and what a sender writes comes below. Of two From, nobody knows which one a person sees.
 */
function hasPassed(mail: Email): boolean {
  const [first = ''] = valuesOf(mail, 'authentication-results')
  // A quoted address and a comment in it are words of the sender.
  const found = first.replaceAll(/"(?:\\.|[^"\\])*"|\([^()]*\)/g, '')
  const results = [...found.matchAll(/(?<![.\w])dmarc\s*=\s*(\w+)/g)].map(([, result]) => result)
  return /^\s*mx\.cloudflare\.net\s*;/.test(found) && results.join() === 'pass' && valuesOf(mail, 'from').length === 1
}

function isAutomatic(mail: Email): boolean {
  const [submitted = 'no'] = valuesOf(mail, 'auto-submitted')
  const [precedence = ''] = valuesOf(mail, 'precedence')
  const [type = ''] = valuesOf(mail, 'content-type')
  return (
    !/^\s*no\b/.test(submitted) ||
    /bulk|list|junk|auto/.test(precedence) ||
    /^\s*multipart\/report/.test(type) ||
    valuesOf(mail, 'return-path').some((path) => path.trim() === '<>') ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-loop', 'x-failed-recipients'].some(
      (name) => valuesOf(mail, name).length > 0,
    )
  )
}

/** What a program adds: quoted text, and what stands above and below it. */
const quotes = 'blockquote, .yahoo_quoted, .protonmail_quote, .tutanota_quote, div[name=quote]'
const added =
  'head, style, script, title, .gmail_attr, .gmail_signature, .gmail_signature_prefix, .moz-cite-prefix, .moz-signature, .protonmail_signature_block, .fairemail_signature, .signature, [name=_MailAutoSig], [style*=_MailAutoSig], #Signature, #appendonsend, #composer_signature, #ms-outlook-mobile-signature, #ymail_android_signature'

async function textOf(html: string): Promise<string> {
  const own = await new HTMLRewriter()
    .on(added, { element: (element) => void element.replace('\n', { html: true }) })
    .on(quotes, { element: (element) => void element.replace('<div>&gt;</div>', { html: true }) })
    .transform(new Response(html))
    .text()
  let text = ''
  const breakLine = () => void (text += text === '' || text.endsWith('\n') ? '' : '\n')
  const breakParagraph = () => {
    breakLine()
    text += text === '' || text.endsWith('\n\n') ? '' : '\n'
  }
  const rewriter = new HTMLRewriter()
    .on('br, hr', { element: () => void (text += '\n') })
    .on('div, li, tr, h1, h2, h3, h4, p.MsoNormal', {
      element(element) {
        breakLine()
        element.onEndTag(breakLine)
      },
    })
    .on('p:not(.MsoNormal)', {
      element(element) {
        breakParagraph()
        element.onEndTag(breakParagraph)
      },
    })
    .onDocument({ text: ({ text: piece }) => void (text += inOneLine(piece, text)) })
  await rewriter.transform(new Response(own)).arrayBuffer()
  return withoutEntities(text)
}

/** A line break in HTML is a blank. */
function inOneLine(piece: string, before: string): string {
  const words = piece.replaceAll(/[ \t\r\n]+/g, ' ')
  return before === '' || before.endsWith('\n') ? words.trimStart() : words
}
