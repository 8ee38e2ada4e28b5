import { today } from '#domain/texts'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'

/** The shape of a page, while it is fetched. */
export function EntrySkeleton() {
  return (
    <Skeleton label={today.loading}>
      <SkeletonShape className="h-120 w-full" />
    </Skeleton>
  )
}
