import { today } from '#domain/texts'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'

export function HighlightsCard() {
  return (
    <Card roomy className="flex flex-col gap-3">
      <h2 className="text-21">{today.highlights.title}</h2>
      <p className="text-soft">{today.highlights.text}</p>
      <ButtonLink to="/weekly-highlights" className="self-start">
        {today.highlights.open}
      </ButtonLink>
    </Card>
  )
}
