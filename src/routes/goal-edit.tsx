import { BlankPage } from '~/features/blank/blank-page'

export const meta = () => [{ title: 'Edit Goal · Firstlight' }]

export default function GoalEdit() {
  return (
    <BlankPage title="Edit Goal" back={{ to: '/goals', label: 'Back to Goals' }}>
      Changing a goal is still being written. It will keep everything you had set until you change it.
    </BlankPage>
  )
}
