import { Banner } from '~/features/ad/banner'
import { EntryEditor } from '~/features/entry/writing/entry-editor'
import { HistoryScreen } from '~/features/history/history-screen'

export const meta = () => [
  { title: 'Your Journey · Firstlight' },
  { name: 'description', content: 'The mornings you have written, by month, by year and by search.' },
]

export default function History() {
  return <HistoryScreen banner={<Banner />} editor={EntryEditor} />
}
