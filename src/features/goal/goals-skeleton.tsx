import { goalCommon } from '#domain/texts'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'

export function GoalsSkeleton() {
  return (
    <Skeleton label={goalCommon.list.loading}>
      <p className="mb-6 text-soft">{goalCommon.list.loading}</p>
      <div className="flex flex-col gap-6">
        <SkeletonShape className="h-20" />
        <SkeletonShape className="h-40" />
        <SkeletonShape className="h-40" />
      </div>
    </Skeleton>
  )
}
