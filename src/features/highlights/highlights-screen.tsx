import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { highlightsOf, type Review } from '#domain/highlights/highlights'
import { skiesOf } from '#domain/sky'
import { addDays } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { common, frame, slideshow } from '#domain/texts'
import { useUser } from '~/features/user/user.queries'
import { sentenceOf } from '~/lib/api-error'
import { useToday } from '~/lib/use-today'
import { NoPageYet } from '~/drawings/slides'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'
import { reportNotOpened } from '~/ui/report-not-opened'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'
import { useOnFirstUse } from '~/ui/use-on-first-use'
import { PeriodChoice } from './period-choice.tsx'
import { shownPeriod, type ShownPeriod } from './shown-period.ts'
import { Slideshow } from './slideshow.tsx'
import { slidesOf, type SlideName } from './slides.tsx'
import { answer, api } from '~/lib/api'
import { queryKeys } from '~/lib/query-keys'

export function HighlightsScreen({ banner }: { banner: ReactNode }) {
  const { user } = useUser()
  return user && <HighlightsOf user={user} banner={banner} />
}

function HighlightsOf({ user, banner }: { user: User; banner: ReactNode }) {
  const { timezone: zone, weekStart } = user
  const today = useToday(zone)
  const [query, setQuery] = useSearchParams()
  const shown = shownPeriod(query, { today, weekStart })
  const { highlights, error, refetch } = useHighlights(shown, today, zone)
  const texts = slideshow.periods[shown.kind]
  const isBegun = shown.kind === 'week' && shown.period.last >= today
  return (
    <Page>
      <PageHeader title={texts.title} back={{ to: '/', label: frame.backToToday }} />
      <PeriodChoice
        shown={shown}
        clock={{ today, weekStart }}
        onChoose={(kind, name = '') =>
          setQuery(kind === 'week' && !name ? {} : { [kind]: name }, { preventScrollReset: true })
        }
      />
      {isBegun && highlights?.counts.total === 0 && (
        <NoPageYet>
          <Button
            look="plain"
            className="px-0! text-action!"
            onClick={() => setQuery({ week: addDays(shown.name, -7) }, { preventScrollReset: true })}
          >
            {slideshow.lastWeek}
          </Button>
        </NoPageYet>
      )}
      {error && !highlights ? (
        <Notice tone="danger" title={texts.failed}>
          <p>{sentenceOf(error)}</p>
          <Button look="plain" className="px-0!" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        </Notice>
      ) : highlights ? (
        <Shown key={`${shown.kind} ${shown.name}`} {...{ shown, highlights, weekStart }} />
      ) : (
        <Skeleton label={slideshow.loading}>
          <SkeletonShape className="h-[28rem] w-full" />
        </Skeleton>
      )}
      {/* Nothing is advertised beside a page that speaks of self-harm. */}
      {highlights && !highlights.hasHelpPage && banner}
    </Page>
  )
}

/** A week is derived here from its entries, which other screens show too; longer periods are derived by the server. */
function useHighlights({ kind, name, period }: ShownPeriod, today: string, zone: string) {
  const week = useQuery({ ...weekQuery(name), enabled: kind === 'week' })
  const review = useQuery({ ...reviewQuery(name, today), enabled: kind !== 'week' })
  const { error, refetch } = kind === 'week' ? week : review
  const ofWeek = week.data && { ...highlightsOf(week.data, period), skies: skiesOf(week.data, zone) }
  return { highlights: kind === 'week' ? ofWeek : review.data, error, refetch }
}

type ShownProps = { shown: ShownPeriod; highlights: Review; weekStart: string }

function Shown({ shown: { kind, name, label }, highlights, weekStart }: ShownProps) {
  const [encouragement] = useState(() => Math.floor(Math.random() * slideshow.encouragements.length))
  const [shared, setShared] = useState<SlideName>()
  const share = useOnFirstUse(async () => (await import('./share-dialog.tsx')).ShareDialog)
  const figures = { highlights, label, noun: kind, encouragement, weekStart }
  const open = async (slide: SlideName) => {
    if (await share.open()) setShared(slide)
    else reportNotOpened(slideshow.noPicture)
  }
  return (
    <>
      <Slideshow
        label={slideshow.label(label)}
        slides={slidesOf(figures)}
        skies={highlights.skies}
        isCovered={shared !== undefined}
        onShare={(slide) => void open(slide)}
      />
      {share.Part && shared && (
        <share.Part
          figures={figures}
          slide={shared}
          fileName={`firstlight-${name}.png`}
          onClose={() => setShared(undefined)}
        />
      )}
    </>
  )
}

/** The entries of the seven days from a day on. */
const weekQuery = (first: string) =>
  queryOptions({
    queryKey: queryKeys.week(first),
    queryFn: () => answer(api.entries.week[':date'].$get({ param: { date: first } })),
  })

/** The figures of a month or a year up to today. */
const reviewQuery = (name: string, today: string) =>
  queryOptions({
    queryKey: [...queryKeys.entries, 'review', name, today],
    queryFn: () => answer(api.highlights[':name'].$get({ param: { name } })),
  })
