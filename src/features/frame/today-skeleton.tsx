import { common } from '#domain/texts'
import { Page } from '~/drawings/page'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'

/** The shape of the today screen, until its script has loaded. */
export function TodaySkeleton() {
  return (
    <Page>
      <Skeleton label={common.openingToday}>
        <SkeletonShape className="mt-12 h-9 w-4/5 desk:h-11" />
        <SkeletonShape className="mt-3 h-5 w-3/5" />
        <SkeletonShape className="mt-8 h-120 w-full" />
      </Skeleton>
    </Page>
  )
}
