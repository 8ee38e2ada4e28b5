import { BlankPage } from '~/features/blank/blank-page'

export const meta = () => [{ title: 'My Goals · Firstlight' }]

export default function Goals() {
  return (
    <BlankPage title="My Goals">
      Goals are still being written. Soon you will choose one from your morning page, give it a date, and watch it come
      closer here.
    </BlankPage>
  )
}
