import { preview } from '#domain/texts'
import { PreviewScreen } from '~/features/entry/preview-screen'

export const meta = () => [{ title: preview.title }, { name: 'description', content: preview.description }]

export default PreviewScreen
