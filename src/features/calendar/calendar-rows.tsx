import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { account, calendar as texts } from '#domain/texts'
import { localDate, longDate } from '#domain/time/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { sentenceOf } from '~/lib/api-error'
import { RecentSignInFailure } from '~/ui/recent-sign-in-failure'
import { confirm } from '~/ui/confirm'
import { TextField } from '~/ui/field'
import { Row, RowAction } from '~/drawings/rows'
import { useSignInAgain } from '~/features/session/session.queries'
import { calendarQuery, useEndCalendar, useRenewCalendar } from './calendar.queries.ts'

/** Switches the calendar feed on and off, and gives it another address. */
export default function CalendarRows({ user }: { user: User }): ReactNode {
  const { data: calendar, error } = useQuery(calendarQuery)
  const renew = useRenewCalendar()
  const end = useEndCalendar()
  const signIn = useSignInAgain()
  const isBusy = renew.isPending || end.isPending
  const mayRenew = hasPremium(roleOf(user))
  const since = calendar?.since ?? null
  if (!calendar && !error) return <Row label={account.list.pending} />

  const confirmRenewal = async () => {
    if (await confirm(texts.renewal)) renew.mutate()
  }
  const switchOff = () => {
    renew.reset()
    end.mutate()
  }
  return (
    <>
      {error && <Row label={texts.failed} value={sentenceOf(error)} />}
      {calendar && since === null && (
        <Row label={texts.off.label} value={mayRenew ? texts.off.value : texts.off.forPremium}>
          {mayRenew && (
            <RowAction disabled={isBusy} onClick={() => renew.mutate()}>
              {renew.isPending ? texts.making : texts.make}
            </RowAction>
          )}
        </Row>
      )}
      {since !== null && (
        <Row label={texts.on.label} value={texts.on.value(longDate(localDate(since, user.timezone)))}>
          <div className="-ms-2 flex flex-wrap gap-x-4">
            {mayRenew && (
              <RowAction disabled={isBusy} onClick={() => void confirmRenewal()}>
                {texts.renew}
              </RowAction>
            )}
            <RowAction disabled={isBusy} onClick={switchOff}>
              {texts.end}
            </RowAction>
          </div>
        </Row>
      )}
      {renew.data && since !== null && <Address key={renew.data.address} address={renew.data.address} />}
      <RecentSignInFailure error={renew.error ?? end.error} signIn={signIn} />
    </>
  )
}

function Address({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="flex flex-col gap-2 py-4">
      <TextField
        label={texts.address.label}
        hint={texts.address.hint}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <RowAction className="-ms-2 self-start" onClick={copy}>
        <span role="status">{isCopied ? texts.address.copied : texts.address.copy}</span>
      </RowAction>
    </div>
  )
}
