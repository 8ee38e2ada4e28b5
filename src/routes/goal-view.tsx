import { BlankPage } from '~/features/blank/blank-page'

export const meta = () => [{ title: 'Goal · Firstlight' }]

export default function GoalView() {
  return (
    <BlankPage title="Goal" back={{ to: '/goals', label: 'Back to Goals' }}>
      The page of a single goal is still being written. It will hold its progress, its milestones and its reminders.
    </BlankPage>
  )
}
