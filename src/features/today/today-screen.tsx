import { useState } from 'react'
import { greetingOf } from '#domain/motivation'
import { localDate, longDate } from '#domain/local-date'
import { useUser } from '~/features/user/user.queries'
import { ButtonLink } from '~/ui/button'
import { Page } from '~/ui/page'

export function TodayScreen() {
  const { user } = useUser()
  const [now] = useState(() => Date.now())
  if (!user) return <PleaseLogIn />
  const today = localDate(now, user.timezone)
  return (
    <Page>
      <header className="flex flex-col gap-1 pt-4 desk:pt-8">
        <p className="text-15 text-soft">
          <time dateTime={today}>{longDate(today)}</time>
        </p>
        <h1 className="text-40">{greetingOf(today)}</h1>
        <p className="font-serif text-21">Welcome, {user.name || 'Friend'}.</p>
      </header>
      <p className="lined-paper min-h-72 font-serif">
        Your morning page is still being written. Three gratitudes, three small wins and a reply that has read them will stand on these lines.
      </p>
    </Page>
  )
}

function PleaseLogIn() {
  return (
    <Page>
      <div className="flex flex-col items-start gap-4 pt-12">
        <h1 className="text-28">Please log in to continue</h1>
        <p className="text-soft">Your morning page opens once we know whose it is.</p>
        <ButtonLink look="primary" to="/auth">
          Sign In
        </ButtonLink>
      </div>
    </Page>
  )
}
