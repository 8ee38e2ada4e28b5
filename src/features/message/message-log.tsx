import { settings } from '#domain/texts'
import type { User } from '#domain/user'
import { OpenedSection } from '~/ui/opened-section'
import { lazyPart } from '~/ui/lazy-part'

const MessageRows = lazyPart(async () => (await import('./message-rows.tsx')).default)

export function MessageLog({ user }: { user: User }) {
  return (
    <OpenedSection {...settings.messages}>
      <MessageRows user={user} />
    </OpenedSection>
  )
}
