import { Suspense, useState, type ReactNode } from 'react'
import { common } from '#domain/texts'
import { Row, RowAction } from '~/drawings/rows'
import { RowSection } from './row-section.tsx'

type OpenedSectionProps = { title: string; label: string; value: string; children: ReactNode }

/** A section whose rows are loaded when the person opens the section, so that nothing on the screen moves by itself. */
export function OpenedSection({ title, label, value, children }: OpenedSectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <RowSection title={title}>
      <Row label={label} value={value}>
        <RowAction aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? common.hide : common.show}
        </RowAction>
      </Row>
      {isOpen && <Suspense fallback={<Row label={`${common.loading}…`} />}>{children}</Suspense>}
    </RowSection>
  )
}
