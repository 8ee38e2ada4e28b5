import { PrintScreen } from '~/features/history/print/print-screen'

export const meta = () => [{ title: 'Print · Firstlight' }]

export default PrintScreen
