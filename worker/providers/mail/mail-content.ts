import { firstName } from '#domain/first-name'
import { view } from '#domain/ridges'
import { fullDawn, hillsOfSky, mix, skyColors } from '#domain/sky'
import { frame, mails } from '#domain/texts'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** The content of a mail, in order. */
export type MailContent = {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  parts: MailPart[]
  /** Below the text: why the mail was sent, and how to stop such mails. */
  footer: string
  /** Where this kind of mail is stopped. */
  stop?: { label: string; url: string }
  /** The mailbox to which an answer goes; else it goes to the sender of all mails, where nobody reads it. */
  replyTo?: string | undefined
}

/** A string is a paragraph. */
export type MailPart =
  | string
  /** A headline, or words of the person. */
  | { kind: 'quote'; text: string }
  | { kind: 'code'; code: string }
  /** A row of days, drawn. The text before it contains the same. */
  | { kind: 'days'; days: { label: string; isMarked: boolean }[] }
  | { kind: 'button'; label: string; url: string }

export type Reader = { name: string; emailVerifiedAt: number | null }

/** Without the name to an address that nobody has proven: a name can be any text. */
export const greeting = ({ name, emailVerifiedAt }: Reader): string =>
  emailVerifiedAt === null ? mails.goodDayWithoutName : mails.goodDay(firstName(name))

/** Both forms of a mail. An opened mail fetches nothing, and has a dark theme. */
export function writeMail(mail: MailContent): { subject: string; html: string; text: string } {
  const subject = oneLine(mail.subject)
  return { subject, html: htmlOf({ ...mail, subject }), text: textOf(mail) }
}

/** A line break in a name must not become a header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()
}

function textOf({ parts, footer, stop }: MailContent): string {
  const paragraphs = parts.flatMap((part) => {
    if (typeof part === 'string') return part
    if (part.kind === 'days') return []
    if (part.kind === 'code') return `    ${part.code}`
    if (part.kind === 'button') return `${part.label}\n${part.url}`
    return part.text
  })
  const last = [`--\n${footer}`, ...(stop ? [`${stop.label}\n${stop.url}`] : [])].join('\n')
  return `${[...paragraphs, last].join('\n\n')}\n`
}

/** Outlook knows neither `max-width` nor rem, and Yahoo no rem. The size that a reader has chosen counts where rem does. */
const cardWidth = 528
const sized = (property: string, px: number) => `${property}: ${px}px; ${property}: ${px / 16}rem`
const sans = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
const serif = 'font-family: Georgia, serif'

/**
 * The picture at the head. Mail programs without SVG leave out its hills. A narrow card shows the middle of it, so that
 * the sun is round in each width.
 */
const { zenith, upper, lower, horizon, sun: light, near, far } = skyColors(fullDawn, 'light')
/** Drawn for each mail and not at the start, for which every first call waits. */
function drawHills() {
  const { ridges, sun } = hillsOfSky(fullDawn)
  const height = 250
  const flat = height / view.height
  return raw(
    `<svg viewBox="0 0 ${view.width} ${height}" width="100%" height="110" preserveAspectRatio="xMidYMax slice" aria-hidden="true" style="display: block"><circle cx="${sun.x}" cy="${sun.y * flat}" r="38" fill="${light}"/><g transform="scale(1 ${flat})">${ridges
      .map(({ path, distance }) => `<path d="${path}" fill="${mix(near, far, distance)}"/>`)
      .join('')}</g></svg>`,
  )
}

/** Many mail programs drop the style sheet, so each element has its own style. */
const styles = {
  paper: `background: #fbf6ef; color: #2b2334; ${sans}; ${sized('font-size', 17)}; line-height: 1.6`,
  page: `${sized('max-width', cardWidth)}; margin: 0 auto; padding: 32px 20px`,
  card: `background: #fffaf1; border: 1px solid #eadfd3; border-radius: 16px; overflow: hidden; ${sized('font-size', 17)}`,
  sky: `background: ${upper} linear-gradient(${zenith}, ${upper}); color: #fdf4e6; ${serif}; font-weight: 600; ${sized('font-size', 21)}; line-height: 1.3`,
  hills: `background: ${upper} linear-gradient(${upper}, ${lower} 25%, ${horizon} 60%); line-height: 0; padding: 0`,
  text: 'margin: 0 0 16px',
  quote: `margin: 0 0 16px; ${serif}; ${sized('font-size', 21)}; line-height: 1.4`,
  code: `margin: 0 0 16px; font-family: ui-monospace, Menlo, Consolas, monospace; font-weight: 600; ${sized('font-size', 28)}; line-height: 1.4; letter-spacing: 4px`,
  days: 'border-collapse: collapse; margin: 0 0 16px',
  day: `padding: 0 14px 0 0; ${sized('font-size', 13)}; line-height: 1.4; text-align: center; color: #6a5f75`,
  dot: `${sized('font-size', 21)}; color: #8c7f92`,
  marked: `${sized('font-size', 21)}; color: #b8471b`,
  button:
    'display: inline-block; background: #b8471b; color: #ffffff; text-decoration: none; font-weight: 600; padding: 12px 20px; border-radius: 10px',
  address: `margin: 0 0 16px; ${sized('font-size', 13)}; color: #6a5f75; word-break: break-all`,
  footer: `${sized('font-size', 13)}; color: #6a5f75; margin: 24px 0 0`,
  stop: 'color: inherit',
}
const styled = (name: keyof typeof styles) => raw(`class="${name}" style="${styles[name]}"`)

function htmlOf({ subject, preview, parts, footer, stop }: MailContent): string {
  return String(html`<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
.paper { background: #17131f !important; color: #f4ece4 !important }
.card { background: #2a2029 !important; border-color: #352c44 !important }
.button { background: #f29a63 !important; color: #17131f !important }
.address, .footer, .day { color: #b5a9bf !important }
.dot { color: #7a6e88 !important }
.marked { color: #f29a63 !important }
}
</style>
</head>
<body class="paper" style="margin: 0; background: #fbf6ef">
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${preview}</div>
<div ${styled('paper')}>
<!--[if mso]><table role="presentation" align="center" width="${cardWidth}"><tr><td><![endif]-->
<div ${styled('page')}>
<table ${styled('card')} role="presentation" width="100%" cellspacing="0" cellpadding="24" bgcolor="#fffaf1">
<tr><td ${styled('sky')} valign="top" bgcolor="${upper}">Firstlight</td></tr>
<tr><td ${styled('hills')} bgcolor="${upper}">${drawHills()}</td></tr>
<tr><td>
${parts.map(htmlPart)}
</td></tr></table>
<p ${styled('footer')}>${footer}${stop && html` <a ${styled('stop')} href="${stop.url}">${stop.label}</a>`}</p>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>`)
}

function htmlPart(part: MailPart): HtmlEscapedString | Promise<HtmlEscapedString> {
  if (typeof part === 'string') return html`<p ${styled('text')}>${part}</p>`
  if (part.kind === 'quote') return html`<p ${styled('quote')}>${part.text}</p>`
  if (part.kind === 'code') return html`<p ${styled('code')}>${part.code}</p>`
  if (part.kind === 'days') {
    // Filled and empty circles, so that no mail program has to draw.
    return html`<table ${styled('days')} role="presentation" aria-hidden="true"><tr>${part.days.map(
      ({ label, isMarked }) =>
        html`<td ${styled('day')}><span ${styled(isMarked ? 'marked' : 'dot')}>${isMarked ? '●' : '○'}</span><br>${label}</td>`,
    )}</tr></table>`
  }
  return html`<p ${styled('text')}><a ${styled('button')} href="${part.url}">${part.label}</a></p>
<p ${styled('address')}>${part.url}</p>`
}
