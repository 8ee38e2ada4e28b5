import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/button-link'
import { Page } from '~/drawings/page'

/** `children` are what this device still has of the goal. */
export function GoalNotFound({ children }: { children?: ReactNode }) {
  return (
    <Page width="narrow">
      <div role="alert" className="flex flex-col gap-3 pt-12">
        <h1 className="text-28">Goal Not Found</h1>
        <p>The goal you're looking for doesn't exist or you don't have access to it.</p>
      </div>
      {children}
      <ButtonLink to="/goals" className="self-start">
        Back to Goals
      </ButtonLink>
    </Page>
  )
}
