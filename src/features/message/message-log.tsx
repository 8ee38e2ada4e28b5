import type { User } from '#domain/user'
import { OpenedSection } from '~/ui/opened-section'
import { lazyPart } from '~/ui/lazy-part'

const MessageRows = lazyPart(async () => (await import('./message-rows.tsx')).default)

export function MessageLog({ user }: { user: User }) {
  return (
    <OpenedSection title="Last messages" label="What was sent" value="The last ten messages, and a test on request.">
      <MessageRows user={user} />
    </OpenedSection>
  )
}
