import { useQuery } from '@tanstack/react-query'
import type { Device } from '#domain/device'
import { localDate, longDate } from '#domain/time/local-date'
import { sentenceOf } from '~/lib/api-error'
import { confirm } from '~/ui/confirm'
import { Row, RowAction } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { devicesQuery, useEndDevice } from './session.queries.ts'

/** Lists the active sessions and ends them. */
export function DevicesSection({ zone }: { zone: string }) {
  const { data: devices, error } = useQuery(devicesQuery)
  const end = useEndDevice()
  const endOthers = async () => {
    const yes = await confirm({
      title: 'Sign out everywhere else?',
      description: 'This device stays signed in. If a calendar shows your goals, it needs a new address.',
      action: 'Sign out the others',
    })
    if (yes) end.mutate(undefined)
  }
  return (
    <RowSection title="Devices">
      {error && <Row label="The list could not be fetched" value={sentenceOf(error)} />}
      {!devices && !error && <Row label="Looking…" />}
      {devices?.map((device) => (
        <Row key={device.id} label={describe(device, zone)} value={device.isThisOne && 'This device'}>
          {!device.isThisOne && (
            <RowAction disabled={end.isPending} onClick={() => end.mutate(device.id)}>
              Sign out <span className="sr-only">of {describe(device, zone)}</span>
            </RowAction>
          )}
        </Row>
      ))}
      {devices && devices.length > 1 && (
        <Row label="All other devices">
          <RowAction disabled={end.isPending} onClick={() => void endOthers()}>
            Sign out everywhere else
          </RowAction>
        </Row>
      )}
    </RowSection>
  )
}

/** 'Chrome on Android, today' */
function describe({ name, lastSeenAt }: Device, zone: string): string {
  return `${name}, ${dayOf(lastSeenAt, zone)}`
}

/** Sessions store the day of their last use, not the time. */
function dayOf(instant: number, zone: string): string {
  const days = (Date.parse(localDate(Date.now(), zone)) - Date.parse(localDate(instant, zone))) / 86_400_000
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : longDate(localDate(instant, zone))
}
