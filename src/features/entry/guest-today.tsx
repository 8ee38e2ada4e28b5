import { useState } from 'react'
import { entryLimits } from '#domain/entry'
import { demoFallback } from '#domain/motivation'
import { sessionStore } from '~/lib/browser-storage'
import { useToday } from '~/lib/use-today'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { countOf } from '~/ui/lined-box'
import { Page } from '~/ui/page'
import { readGuestTexts } from './guest-texts.ts'
import { ReplyLetter } from './reply-letter.tsx'
import { TodayHeader } from './today-header.tsx'
import { useDemoReply } from './use-demo-reply.ts'
import { WrittenPage } from './written-page.tsx'

/** Today for somebody without an account: what they wrote on the landing page, answered; or the way in. */
export function GuestToday() {
  const [guest] = useState(readGuestTexts)
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const date = useToday(zone)
  return (
    <Page>
      <TodayHeader name="Friend" date={date} />
      {guest.gratitudeText.trim() || guest.goalsText.trim() ? <GuestPage {...guest} zone={zone} /> : <SignInFirst />}
    </Page>
  )
}

function GuestPage({ gratitudeText, goalsText, diaryText, zone }: ReturnType<typeof readGuestTexts> & { zone: string }) {
  const words = useDemoReply({ gratitudeText, goalsText }, demoFallback)
  const [diary, setDiary] = useState(diaryText)
  const write = (text: string) => {
    setDiary(text)
    sessionStore.write('guestDiaryText', text)
  }
  return (
    <>
      <WrittenPage gratitudeText={gratitudeText} goalsText={goalsText} />
      <ReplyLetter words={words ?? ''} zone={zone} />
      <Card className="flex flex-col gap-3" aria-labelledby="guest-diary-title">
        <h2 id="guest-diary-title" className="text-21">
          Daily Diary
        </h2>
        <textarea
          aria-labelledby="guest-diary-title"
          value={diary}
          onChange={(event) => write(event.target.value)}
          rows={5}
          placeholder="Whatever else the day holds"
          className="field-sizing-content min-h-32 w-full rounded-control border border-control bg-card px-4 py-3 text-17 placeholder:text-soft"
        />
        <p className="text-13 text-soft">{countOf(diary, entryLimits.diaryText)}</p>
      </Card>
      <Card className="flex flex-col items-start gap-4">
        <h2 className="text-21">Keep this page</h2>
        <p className="max-w-[62ch] text-soft">It is only in this tab so far. With an account it becomes your first morning, and the next ones join it.</p>
        <ButtonLink to="/auth" look="primary">
          Sign up and keep it
        </ButtonLink>
      </Card>
    </>
  )
}

function SignInFirst() {
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-21">Please log in to continue</h2>
      <ButtonLink to="/auth" look="primary">
        Sign In
      </ButtonLink>
    </Card>
  )
}
