import { reading } from '#domain/texts'
import { PrintScreen } from '~/features/history/print/print-screen'

export const meta = () => [{ title: reading.paper.page }]

export default PrintScreen
