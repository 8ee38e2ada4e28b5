import { account } from '#domain/texts'
import type { User } from '#domain/user'
import { ActionWords } from '~/drawings/action-words'
import { Row, RowAction } from '~/drawings/rows'
import { NotOpened } from '~/ui/not-opened'
import { useOpenedForm } from '~/ui/use-opened-form'

export function PasswordRow({ user }: { user: User }) {
  const { Form, opens, close, hasFailed } = useOpenedForm(
    async () => (await import('./password-form.tsx')).PasswordForm,
  )
  if (Form) return <Form user={user} onDone={close} />
  return (
    <Row label={account.password.title}>
      <RowAction {...opens}>
        <ActionWords text={account.password.change} />
      </RowAction>
      {hasFailed && <NotOpened />}
    </Row>
  )
}
