import { useState } from 'react'
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
      label="Bring your journal along"
      value={
        unfinished
          ? `The last import is not finished: ${unfinished} brought along. The rest can follow.`
          : 'From Day One, Journey, Apple Journal, Obsidian and more. Days you have written here stay as they are.'
      }
    >
      <RowAction onPointerEnter={dialog.warm} onClick={() => void begin()}>
        {unfinished ? 'Go on' : 'Import'}
      </RowAction>
      {dialog.hasFailed && <NotOpened />}
      {dialog.Part && <dialog.Part user={user} open={open} onOpenChange={setOpen} />}
    </Row>
  )
}
