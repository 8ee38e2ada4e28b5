import { DailySummary } from '~/features/motivation/daily-summary'

export const meta = () => [{ title: 'Daily Summary · Firstlight' }]

export default DailySummary
