import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'

export function HighlightsCard() {
  return (
    <Card roomy className="flex flex-col gap-3">
      <h2 className="text-21">Weekly Highlights</h2>
      <p className="text-soft">Your week in six pages: what you were thankful for, and where you were heading.</p>
      <ButtonLink to="/weekly-highlights" className="self-start">
        Look at the week
      </ButtonLink>
    </Card>
  )
}
