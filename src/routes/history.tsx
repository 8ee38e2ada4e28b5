import { history } from '#domain/texts'
import { Banner } from '~/features/ad/banner'
import { EntryEditor } from '~/features/entry/writing/entry-editor'
import { HistoryScreen } from '~/features/history/history-screen'

export const meta = () => [{ title: history.page }, { name: 'description', content: history.description }]

export default function History() {
  return <HistoryScreen banner={<Banner />} editor={EntryEditor} />
}
