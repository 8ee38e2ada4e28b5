import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readMorningMail } from '#domain/morning-answer'
import { ownWords } from '#domain/mail-answer'
import packed from './answered-mails.json'
import { ourMail } from './mail-answer.usecases.ts'
import { readMail } from './received-mail.ts'

type Answered = Record<'n' | 'program' | 'language' | 'case' | 'gratitudeText' | 'goalsText' | 'raw', string>

/**
 * Fifty answers as thirteen mail programs write them, in six languages, by someone who did not know the reader. To open
 * them: jq -r .brotli answered-mails.json | base64 -d | brotli -d
 */
const mails: Answered[] = JSON.parse(brotliDecompressSync(Buffer.from(packed.brotli, 'base64')).toString())

it.each(mails)('$n, $program, $language: $case', async ({ raw, gratitudeText, goalsText }) => {
  const mail = await readMail(new Response(Uint8Array.from(raw, (byte) => byte.charCodeAt(0))).body!)
  expect([mail.from, mail.isProven, mail.isAutomatic]).toEqual(['ada@example.org', true, false])
  expect(readMorningMail(ownWords(mail.text, ourMail()))).toEqual({ gratitudeText, goalsText })
})
