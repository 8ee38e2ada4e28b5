import { useQuery } from '@tanstack/react-query'
import type { Device } from '#domain/device'
import { account } from '#domain/texts'
import { localDate, longDate } from '#domain/time/local-date'
import { sentenceOf } from '~/lib/api-error'
import { confirm } from '~/ui/confirm'
import { ActionWords } from '~/drawings/action-words'
import { Row, RowAction } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { devicesQuery, useEndDevice } from './session.queries.ts'

/** Lists the active sessions and ends them. */
export function DevicesSection({ zone }: { zone: string }) {
  const { data: devices, error } = useQuery(devicesQuery)
  const end = useEndDevice()
  const endOthers = async () => {
    const { title, warning, confirm: action } = account.devices.others
    const yes = await confirm({ title, description: warning, action })
    if (yes) end.mutate(undefined)
  }
  return (
    <RowSection title={account.devices.title}>
      {error && <Row label={account.list.failed} value={sentenceOf(error)} />}
      {!devices && !error && <Row label={account.list.pending} />}
      {devices?.map((device) => (
        <Row key={device.id} label={describe(device, zone)} value={device.isThisOne && account.devices.isThisOne}>
          {!device.isThisOne && (
            <RowAction disabled={end.isPending} onClick={() => end.mutate(device.id)}>
              <ActionWords text={account.devices.signOut(describe(device, zone))} />
            </RowAction>
          )}
        </Row>
      ))}
      {devices && devices.length > 1 && (
        <Row label={account.devices.others.label}>
          <RowAction disabled={end.isPending} onClick={() => void endOthers()}>
            {account.devices.others.action}
          </RowAction>
        </Row>
      )}
    </RowSection>
  )
}

/** 'Chrome on Android, today' */
function describe({ name, lastSeenAt }: Device, zone: string): string {
  return account.devices.device(name, dayOf(lastSeenAt, zone))
}

/** Sessions store the day of their last use, not the time. */
function dayOf(instant: number, zone: string): string {
  const days = (Date.parse(localDate(Date.now(), zone)) - Date.parse(localDate(instant, zone))) / 86_400_000
  if (days <= 0) return account.devices.today
  return days === 1 ? account.devices.yesterday : longDate(localDate(instant, zone))
}
