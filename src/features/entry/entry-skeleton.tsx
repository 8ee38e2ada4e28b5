import { Skeleton, SkeletonShape } from '~/ui/skeleton'

/** The shape of a page, while it is fetched. */
export function EntrySkeleton() {
  return (
    <Skeleton label="Looking for your page">
      <SkeletonShape className="h-120 w-full" />
    </Skeleton>
  )
}
