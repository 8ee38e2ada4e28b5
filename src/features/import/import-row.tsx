import { useState } from 'react'
import { account } from '#domain/texts'
import type { User } from '#domain/user'
import { Row, RowAction } from '~/drawings/rows'
import { NotOpened } from '~/ui/not-opened'
import { useOnFirstUse } from '~/ui/use-on-first-use'
import { unfinishedOf } from './unfinished.ts'

/** Opens the import. Its code is loaded when it is first opened. */
export function ImportRow({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const dialog = useOnFirstUse(async () => (await import('./import-dialog.tsx')).ImportDialog)
  const unfinished = unfinishedOf(user.id)
  const begin = async () => (await dialog.open()) && setOpen(true)
  return (
    <Row
      label={account.import.title}
      value={unfinished ? account.import.unfinished(unfinished) : account.import.explanation}
    >
      <RowAction onPointerEnter={dialog.warm} onClick={() => void begin()}>
        {unfinished ? account.import.goOn : account.import.start}
      </RowAction>
      {dialog.hasFailed && <NotOpened />}
      {dialog.Part && <dialog.Part user={user} open={open} onOpenChange={setOpen} />}
    </Row>
  )
}
