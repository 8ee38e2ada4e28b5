import { Badge, PremiumMark } from '~/drawings/badge'
import { Button } from '~/drawings/button'
import { Card } from '~/drawings/card'
import { EmptyState } from '~/drawings/empty-state'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page-header'
import { Progress } from '~/drawings/progress'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'
import { SkyBand } from '~/drawings/sky'
import { Spinner } from '~/ui/spinner'
import { Wordmark } from '~/drawings/wordmark'
import { Gallery, Row, Specimen } from './specimen.tsx'

export function SurfacesGallery() {
  return (
    <Gallery title="Surfaces">
      <Specimen name="Wordmark">
        <Wordmark />
      </Specimen>
      <Specimen name="Sky">
        <SkyBand />
      </Specimen>
      <Specimen name="Type">
        <p className="font-serif text-40">What you wrote this morning</p>
        <p className="font-serif text-28">What you wrote this morning</p>
        <p className="font-serif text-21">What you wrote this morning</p>
        <p className="text-17">The kettle was already warm, and nobody else was up.</p>
        <p className="text-15 text-soft">Saved a moment ago</p>
        <p className="text-13 text-soft">Saturday, November 21, 2026</p>
      </Specimen>
      <Specimen name="Page header">
        <PageHeader
          title="My Goals"
          lede="Two are on their way, one is done."
          back={{ to: '/', label: 'Back to Today' }}
        >
          <Button>Done</Button>
          <Button look="primary">New Goal</Button>
        </PageHeader>
      </Specimen>
      <Specimen name="Card">
        <Card>
          <p className="font-serif text-21">A card</p>
          <p className="mt-1 text-soft">Hairline, sixteen pixel corners, one soft shadow in light and none in dark.</p>
        </Card>
      </Specimen>
      <Specimen name="Badges">
        <Row>
          <PremiumMark />
          <Badge>Low Priority</Badge>
          <Badge tone="warning">3 days left</Badge>
          <Badge tone="danger">2 days overdue</Badge>
          <Badge tone="done">Completed</Badge>
        </Row>
      </Specimen>
      <Specimen name="Progress">
        <Progress label="Run the river loop" percent={0} />
        <Progress label="Run the river loop" percent={60} />
        <Progress label="Run the river loop" percent={100} />
      </Specimen>
      <Specimen name="Notices">
        <Notice title="Your page turns at midnight">What you have not sent stays here under its own date.</Notice>
        <Notice tone="done" title="Saved" />
        <Notice tone="warning" title="Your last payment did not go through">
          We will try again on Tuesday. Premium stays on until then.
        </Notice>
        <Notice tone="danger" title="We could not save this">
          Nothing is lost. Please try again when the connection is back.
        </Notice>
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState title="No goals yet" action={<Button look="primary">Create Your First Goal</Button>}>
          A goal begins as one of the small wins on your morning page.
        </EmptyState>
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton label="Loading your goals...">
          <div className="flex flex-col gap-3 rounded-card border border-hairline bg-card p-5">
            <SkeletonShape className="h-6 w-2/3" />
            <SkeletonShape className="h-4 w-1/3" />
            <SkeletonShape className="h-2 w-full" />
          </div>
        </Skeleton>
      </Specimen>
      <Specimen name="Ruled paper">
        <p className="lined-paper font-serif">
          The kettle was already warm. A letter from my sister, four pages, both sides. Bread that rose without being
          watched.
        </p>
      </Specimen>
      <Specimen name="Spinner">
        <div className="h-40 overflow-hidden rounded-card border border-hairline [&>div]:min-h-full">
          <Spinner />
        </div>
      </Specimen>
    </Gallery>
  )
}
