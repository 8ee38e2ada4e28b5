import { Row, RowAction } from '~/drawings/rows'
import { useMutation } from '@tanstack/react-query'
import { api } from '~/lib/api'
import { apiErrorOf, sentenceOf } from '~/lib/api-error'
import { saveFile } from '~/lib/save-file'
import { toast } from '~/ui/toast'

export function ExportRow() {
  const take = useExport()
  return (
    <Row label="Your data" value="All you wrote, in one file: JSON with everything, or Markdown for reading.">
      <div className="flex flex-wrap gap-x-4 max-sm:basis-full">
        <RowAction disabled={take.isPending} onClick={() => take.mutate('json')}>
          {take.isPending ? 'Gathering…' : 'Export My Data'}
        </RowAction>
        <RowAction disabled={take.isPending} onClick={() => take.mutate('markdown')}>
          As Markdown
        </RowAction>
      </div>
    </Row>
  )
}

/** Fetched and not opened as a page, so that a failure can be shown. */
function useExport() {
  return useMutation({
    mutationFn: async (format: 'json' | 'markdown') => {
      const reply = await api.export.$get({ query: { format } })
      if (!reply.ok) throw await apiErrorOf(reply)
      const name = /filename="([^"]+)"/.exec(reply.headers.get('Content-Disposition') ?? '')?.[1]
      saveFile(await reply.blob(), name ?? 'firstlight.json')
    },
    onSuccess: () => toast({ title: 'Data exported', description: 'Your data has been downloaded successfully.' }),
    onError: (error) => toast({ title: 'Export failed', description: sentenceOf(error), tone: 'danger' }),
  })
}
