import { common } from '#domain/texts'
import { Button } from '~/drawings/button'
import { ButtonLink } from './button-link.tsx'
import { Page } from '~/drawings/page'

type TroubleProps = { title: string; whatToDo: string; onAgain: () => void }

/** In place of a screen that could not be shown: what happened, what is safe, what to do. */
export function Trouble({ title, whatToDo, onAgain }: TroubleProps) {
  return (
    <Page width="narrow">
      <div role="alert" className="flex flex-col gap-3 pt-12">
        <h1 className="text-28">{title}</h1>
        <p>{common.trouble.saved}</p>
        <p className="text-soft">{whatToDo}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onAgain}>
          {common.tryAgain}
        </Button>
        <ButtonLink to="/" reloadDocument>
          {common.trouble.today}
        </ButtonLink>
      </div>
    </Page>
  )
}
