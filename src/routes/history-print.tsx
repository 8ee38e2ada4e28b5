import { PrintScreen } from '~/features/history/print-screen'

export const meta = () => [{ title: 'Print · Firstlight' }]

export default PrintScreen
