import { Banner } from '~/features/ad/banner'
import { useInterstitial } from '~/features/ad/use-interstitial'
import { TodayScreen } from '~/features/entry/today-screen'
import { GoalReminders } from '~/features/goal/goal-reminders'
import { OwnWeekWhenSeen } from '~/features/highlights/own-week-when-seen'
import { SummaryLink } from '~/features/motivation/summary-link'

export const meta = () => [{ title: 'Today · Firstlight' }]

export default function Today() {
  const { afterDiarySave, interstitial } = useInterstitial()
  return (
    <>
      <TodayScreen
        banner={<Banner />}
        summaryLink={<SummaryLink />}
        goalReminders={<GoalReminders />}
        ownWeek={<OwnWeekWhenSeen />}
        onDiarySaved={afterDiarySave}
      />
      {interstitial}
    </>
  )
}
