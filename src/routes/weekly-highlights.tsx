import { Banner } from '~/features/ad/banner'
import { HighlightsScreen } from '~/features/highlights/highlights-screen'

export const meta = () => [{ title: 'Weekly Highlights · Firstlight' }]

export default function WeeklyHighlights() {
  return <HighlightsScreen banner={<Banner />} />
}
