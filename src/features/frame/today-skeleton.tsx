import { Page } from '~/ui/page'
import { DaySky } from '~/drawings/sky'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'

/** The shape of the today screen, until its script has loaded. */
export function TodaySkeleton() {
  return (
    <>
      <DaySky light={0} />
      <Page>
        <Skeleton label="Opening your page">
          <div className="flex flex-col gap-6">
            <div className="flex flex-col gap-3">
              <SkeletonShape className="h-9 w-4/5 desk:h-11" />
              <SkeletonShape className="h-5 w-3/5" />
            </div>
            <SkeletonShape className="h-120 w-full" />
          </div>
        </Skeleton>
      </Page>
    </>
  )
}
