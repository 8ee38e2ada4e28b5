import { BlankPage } from '~/features/blank/blank-page'
import { ButtonLink } from '~/ui/button'

export const meta = () => [
  { title: 'Preview · Firstlight' },
  { name: 'description', content: 'See the reply that Firstlight writes to three gratitudes and three small wins, before you sign up.' },
]

export default function Preview() {
  return (
    <BlankPage title="Preview" back={{ to: '/', label: 'Back' }} action={<ButtonLink to="/auth">Join</ButtonLink>}>
      The preview of your reply is still being written. You can make an account and begin with your first page today.
    </BlankPage>
  )
}
