import { Skeleton, SkeletonShape } from '~/ui/skeleton'

/** The shape of a page, while it is fetched. */
export function EntrySkeleton() {
  return (
    <Skeleton label="Looking for your page">
      <div className="flex flex-col gap-6">
        <SkeletonShape className="h-44 w-full" />
        <SkeletonShape className="h-60 w-full" />
      </div>
    </Skeleton>
  )
}
