import { BlankPage } from '~/features/blank/blank-page'

export const meta = () => [{ title: 'New Goal · Firstlight' }]

export default function GoalNew() {
  return (
    <BlankPage title="New Goal" back={{ to: '/goals', label: 'Back to Goals' }}>
      The guide that turns a small win into a goal is still being written. Nothing is asked of you here yet.
    </BlankPage>
  )
}
