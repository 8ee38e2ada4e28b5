import { PreviewScreen } from '~/features/entry/preview-screen'

export const meta = () => [
  { title: 'Preview · Firstlight' },
  {
    name: 'description',
    content: 'See the reply that Firstlight writes to three gratitudes and three small wins, before you sign up.',
  },
]

export default PreviewScreen
