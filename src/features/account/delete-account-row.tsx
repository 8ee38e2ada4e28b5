import { account, common } from '#domain/texts'
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
    <Row label={account.deletion.title} value={account.deletion.explanation}>
      <button type="button" {...opens} className={rowAction.replace('text-action', 'text-danger')}>
        {common.delete}
      </button>
      {hasFailed && <NotOpened />}
    </Row>
  )
}
