import { useId, type ReactNode } from 'react'
import { RowGroup } from '~/drawings/rows'
import { useKeptFocus } from './form-focus.ts'

export function RowSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <RowGroup title={title} headingId={useId()} ref={useKeptFocus()} tabIndex={-1}>
      {children}
    </RowGroup>
  )
}
