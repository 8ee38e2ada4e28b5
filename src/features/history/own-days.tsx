import { useQuery } from '@tanstack/react-query'
import { fullDawn, skiesOf, skyOfDays } from '#domain/sky'
import { SkyStrip } from '~/drawings/ridges'
import { recentQuery } from './history.queries.ts'

/** One picture of the latest days of a person. */
export function OwnDays({ zone }: { zone: string }) {
  const { data: recent = [] } = useQuery(recentQuery)
  const sky = recent.length > 0 ? skyOfDays(Object.values(skiesOf(recent, zone))) : fullDawn
  return (
    <div className="mb-5 overflow-hidden rounded-control px-6">
      <SkyStrip sky={sky} />
    </div>
  )
}
