import { useState } from 'react'
import { Link } from 'react-router'
import { entrySections, hasText, tooLongSections } from '#domain/entry-sections'
import { sessionStore } from '~/device/browser-storage'
import { ridgesOf } from '#domain/sky'
import { frame, journal, preview } from '#domain/texts'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { rememberThisPage } from '~/lib/redirect-after-auth'
import { useToday } from '~/lib/use-today'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'
import { DayHeader } from '~/drawings/day-header'
import { PaperBox } from '~/ui/paper-box'
import { readGuestTexts, type GuestTexts } from '~/device/guest-texts'
import { formTextsOf } from './stored/entry-change.ts'
import { ReplyLetter } from './reading/reply-letter.tsx'
import { TodayRoom, useDayPart } from './today-sky.tsx'
import { TooLong } from './writing/too-long.tsx'
import { useDemoReply } from './reading/use-demo-reply.ts'
import { useLitLine } from './reading/use-lit-line.ts'
import { WrittenPage } from '~/drawings/written-page'

/** Today for a visitor: the texts of the landing page with a reply, or the link to sign in. */
export default function GuestToday() {
  const [guest] = useState(readGuestTexts)
  const [zone] = useState(browserTimeZone)
  const date = useToday(zone)
  const part = useDayPart(zone)
  const texts = formTextsOf(guest)
  return (
    <TodayRoom
      sky={{ part, ridges: ridgesOf(texts), mood: null, isWritten: false }}
      header={<DayHeader name={undefined} date={date} part={part} />}
    >
      {hasText(texts) ? <GuestPage {...guest} zone={zone} date={date} /> : <SignInFirst />}
    </TodayRoom>
  )
}

type GuestPageProps = GuestTexts & { zone: string; date: string }

function GuestPage(props: GuestPageProps) {
  const texts = formTextsOf(props)
  const tooLong = tooLongSections(texts)
  if (tooLong.length === 0) return <Answered {...props} />
  return (
    <>
      {/* Above a text that may be very long. */}
      <TooLong sections={tooLong} />
      <WrittenPage {...texts} />
    </>
  )
}

function Answered({ diaryText, zone, date, ...texts }: GuestPageProps) {
  const reply = useDemoReply({ texts, date }, preview.today.fallback)
  const { isWhole, tone } = reply
  const { litItem, onPoint } = useLitLine()
  return (
    <>
      <div className="facing-pages">
        <WrittenPage {...formTextsOf(texts)} litItem={litItem} />
        <ReplyLetter page={texts} date={date} {...reply} isArriving zone={zone} onPoint={onPoint} />
      </div>
      <GuestDiary first={diaryText} />
      {isWhole && !tone && <KeepThisPage />}
      {tone === 'quiet' && <SignInToKeep />}
    </>
  )
}

/** No offer beside a quiet letter, but the way to keep the page. */
function SignInToKeep() {
  return (
    <Card>
      <Link to="/auth" data-sends className="inline-flex min-h-11 items-center underline underline-offset-4">
        {preview.today.signInToKeep}
      </Link>
    </Card>
  )
}

function KeepThisPage() {
  return (
    <Card roomy className="flex flex-col items-start gap-4">
      <h2 className="text-21">{preview.today.keep.title}</h2>
      <p className="max-w-[62ch] text-soft">{preview.today.keep.text}</p>
      <ButtonLink to="/auth" look="primary" data-sends>
        {preview.today.keep.signUp}
      </ButtonLink>
    </Card>
  )
}

function GuestDiary({ first }: { first: string }) {
  const [diary, setDiary] = useState(first)
  const [isKept, setIsKept] = useState(true)
  const { title, question } = journal.sections.diaryText
  const write = (text: string) => {
    setDiary(text)
    setIsKept(sessionStore.write('guestDiaryText', text))
  }
  return (
    <Card roomy className="flex flex-col gap-3" aria-labelledby="guest-diary-title">
      <h2 id="guest-diary-title" className="text-21">
        {title}
      </h2>
      <PaperBox
        label={title}
        value={diary}
        onChange={write}
        max={entrySections.diaryText.maxLength}
        alwaysCounts
        placeholder={question}
      />
      <p role="status" className={`text-15 ${isKept ? 'text-soft' : 'text-warning'}`}>
        {diary && (isKept ? preview.today.diary.inTab : preview.today.diary.onlyInPage)}
      </p>
    </Card>
  )
}

function SignInFirst() {
  return (
    <Card roomy className="flex flex-col items-start gap-4">
      <h2 className="text-21">{preview.today.signInFirst}</h2>
      <ButtonLink to="/auth" look="primary" onClick={rememberThisPage}>
        {frame.signIn}
      </ButtonLink>
    </Card>
  )
}
