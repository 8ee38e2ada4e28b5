import type { Config } from '../../core/config.ts'
import type { Later } from '../../core/later.ts'
import { writeLetter, type Letter } from '../../providers/mail/letter.ts'
import type { Mailer } from '../../providers/mail/mailer.ts'
import type { UserRow } from './user/user.repository.ts'

export type NoticeServices = { mailer: Mailer; config: Config; later: Later }

/** Tells a person by mail what changed about their account. The response does not wait for the mail. */
export function sendNotice(
  { mailer, config, later }: NoticeServices,
  { user, path, letter }: { user: UserRow; path: string; letter: (about: { name: string; link: string }) => Letter },
): void {
  if (!user.email || !config.origin) return
  const link = new URL(path, config.origin).href
  later(mailer.send({ to: user.email, ...writeLetter(letter({ name: user.name, link })) }))
}
