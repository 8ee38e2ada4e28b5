import { slideshow } from '#domain/texts'
import { Banner } from '~/features/ad/banner'
import { HighlightsScreen } from '~/features/highlights/highlights-screen'

export const meta = () => [{ title: slideshow.page }]

export default function WeeklyHighlights() {
  return <HighlightsScreen banner={<Banner />} />
}
