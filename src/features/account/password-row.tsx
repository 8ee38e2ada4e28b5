import type { User } from '#domain/user'
import { Row, RowAction } from '~/drawings/rows'
import { NotOpened } from '~/ui/not-opened'
import { useOpenedForm } from '~/ui/use-opened-form'

export function PasswordRow({ user }: { user: User }) {
  const { Form, opens, close, hasFailed } = useOpenedForm(
    async () => (await import('./password-form.tsx')).PasswordForm,
  )
  if (Form) return <Form user={user} onDone={close} />
  return (
    <Row label="Password">
      <RowAction {...opens}>
        Change <span className="sr-only">password</span>
      </RowAction>
      {hasFailed && <NotOpened />}
    </Row>
  )
}
