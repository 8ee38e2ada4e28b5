import { summary } from '#domain/texts'
import { DailySummary } from '~/features/motivation/daily-summary'

export const meta = () => [{ title: `${summary.title} · Firstlight` }]

export default DailySummary
