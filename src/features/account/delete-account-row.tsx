import type { User } from '#domain/user'
import { Row, rowAction } from '~/drawings/rows'
import { NotOpened } from '~/ui/not-opened'
import { useOpenedForm } from '~/ui/use-opened-form'

export function DeleteAccountRow({ user }: { user: User }) {
  const { Form, opens, close, hasFailed } = useOpenedForm(
    async () => (await import('./delete-account-form.tsx')).DeleteAccountForm,
  )
  if (Form) return <Form user={user} onCancel={close} />
  return (
    <Row label="Delete my account" value="Everything you have written goes with it.">
      <button type="button" {...opens} className={rowAction.replace('text-action', 'text-danger')}>
        Delete
      </button>
      {hasFailed && <NotOpened />}
    </Row>
  )
}
