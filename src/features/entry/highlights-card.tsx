import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { LockedCard } from './locked-card.tsx'

export function HighlightsCard({ user }: { user: User }) {
  if (!hasPremium(roleOf(user))) {
    return (
      <LockedCard
        id="highlights-title"
        title="Weekly Highlights"
        sentence="Your week in six pages: what you were thankful for, and where you were heading."
      />
    )
  }
  return (
    <Card roomy className="flex flex-col gap-3">
      <h2 className="text-21">Weekly Highlights</h2>
      <p className="text-soft">Your week in six pages: what you were thankful for, and where you were heading.</p>
      <ButtonLink to="/weekly-highlights" className="self-start">
        Look at the week
      </ButtonLink>
    </Card>
  )
}
