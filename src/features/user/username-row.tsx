import type { User } from '#domain/user'
import { FieldRow } from '~/drawings/settings'
import { RowAction } from '~/drawings/rows'
import { NotOpened } from '~/ui/not-opened'
import { useOpenedForm } from '~/ui/use-opened-form'

export function UsernameRow({ user }: { user: User }) {
  const { Form, opens, close, hasFailed } = useOpenedForm(
    async () => (await import('./username-form.tsx')).UsernameForm,
  )
  if (Form) return <Form user={user} onDone={close} />
  return (
    <>
      <FieldRow
        label="Username"
        shown={user.username ?? ''}
        renderAction={(word) => (
          <RowAction {...opens}>
            {word} <span className="sr-only">username</span>
          </RowAction>
        )}
      />
      {hasFailed && <NotOpened />}
    </>
  )
}
