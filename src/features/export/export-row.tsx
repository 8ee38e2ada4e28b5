import { useMutation } from '@tanstack/react-query'
import { account } from '#domain/texts'
import { Row, RowAction } from '~/drawings/rows'
import { api } from '~/lib/api'
import { apiErrorOf, sentenceOf } from '~/lib/api-error'
import { saveFile } from '~/lib/save-file'
import { toast } from '~/ui/toast'

export function ExportRow() {
  const take = useExport()
  return (
    <Row label={account.export.title} value={account.export.explanation}>
      <div className="flex flex-wrap gap-x-4 max-sm:basis-full">
        <RowAction disabled={take.isPending} onClick={() => take.mutate('json')}>
          {take.isPending ? account.export.pending : account.export.json}
        </RowAction>
        <RowAction disabled={take.isPending} onClick={() => take.mutate('markdown')}>
          {account.export.markdown}
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
    onSuccess: () => toast(account.export.done),
    onError: (error) => toast({ title: account.export.failed, description: sentenceOf(error), tone: 'danger' }),
  })
}
