import { TodayScreen } from '~/features/today/today-screen'

export const meta = () => [{ title: 'Today · Firstlight' }]

export default TodayScreen
