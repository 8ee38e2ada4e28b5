import { useMutation } from '@tanstack/react-query'
import { api } from '~/lib/api'
import { apiErrorOf, sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'

/** Fetched and not opened as a page, so that a failure can be shown. */
export function useExport() {
  return useMutation({
    mutationFn: async (format: 'json' | 'markdown') => {
      const reply = await api.export.$get({ query: { format } })
      if (!reply.ok) throw await apiErrorOf(reply)
      const name = /filename="([^"]+)"/.exec(reply.headers.get('Content-Disposition') ?? '')?.[1]
      download(await reply.blob(), name ?? 'firstlight.json')
    },
    onSuccess: () => void toast({ title: 'Data exported', description: 'Your data has been downloaded successfully.' }),
    onError: (error) => void toast({ title: 'Export failed', description: sentenceOf(error), tone: 'danger' }),
  })
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
