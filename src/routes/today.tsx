import { today } from '#domain/texts'
import { Banner } from '~/features/ad/banner'
import { useInterstitial } from '~/features/ad/use-interstitial'
import { TodayScreen } from '~/features/entry/today-screen'
import { UnsentLine } from '~/features/entry/unsent/unsent-line'
import { GoalReminders } from '~/features/goal/card/goal-reminders'
import { OwnWeekWhenSeen } from '~/features/highlights/own-week-when-seen'
import { SummaryLink } from '~/features/motivation/summary-link'
import { AwayLine } from '~/features/user/away-line'
import { LetterChoice } from '~/features/user/letter-choice'

const loadUnsentList = async () => (await import('./unsent-list.tsx')).UnsentList

export const meta = () => [{ title: today.title }]

export default function Today() {
  const { afterDiarySave, interstitial } = useInterstitial()
  return (
    <>
      <TodayScreen
        banner={<Banner />}
        summaryLink={<SummaryLink />}
        goalReminders={<GoalReminders />}
        ownWeek={<OwnWeekWhenSeen />}
        letterChoice={<LetterChoice />}
        onDiarySaved={afterDiarySave}
        unsent={
          <>
            <AwayLine />
            <UnsentLine load={loadUnsentList} />
          </>
        }
      />
      {interstitial}
    </>
  )
}
