import { useQuery } from '@tanstack/react-query'
import { skyOfDays, skyOfEntry } from '#domain/sky'
import { subscription } from '#domain/texts'
import type { User } from '#domain/user'
import { knownQuery } from '~/features/history/history.queries'
import { SkyStrip } from '~/drawings/ridges'

/** The hills of the person's latest days, beside the plans; nothing where none is known. */
export function OwnDays({ user }: { user: User }) {
  const { data: known = [] } = useQuery(knownQuery(user.id))
  if (known.length === 0) return null
  return (
    <figure className="overflow-hidden rounded-card border border-hairline bg-card px-6 pb-5">
      <SkyStrip sky={skyOfDays(known.map((entry) => skyOfEntry(entry, user.timezone)).toReversed())} />
      <figcaption className="mt-4 text-15 text-soft">{subscription.plans.ownDays}</figcaption>
    </figure>
  )
}
