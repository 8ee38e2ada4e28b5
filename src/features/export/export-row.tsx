import { Row, rowAction } from '~/drawings/rows'
import { useExport } from './use-export.ts'

export function ExportRow() {
  const take = useExport()
  return (
    <Row label="Your data" value="All you wrote, in one file: JSON with everything, or Markdown for reading.">
      <div className="-ml-2 flex flex-wrap gap-x-4">
        <button type="button" className={rowAction} disabled={take.isPending} onClick={() => take.mutate('json')}>
          {take.isPending ? 'Gathering…' : 'Export My Data'}
        </button>
        <button type="button" className={rowAction} disabled={take.isPending} onClick={() => take.mutate('markdown')}>
          As Markdown
        </button>
      </div>
    </Row>
  )
}
