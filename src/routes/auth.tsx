import { AuthScreen } from '~/features/auth/auth-screen'

export const meta = () => [
  { title: 'Sign in · Firstlight' },
  { name: 'description', content: 'Sign in to your morning page, or begin one.' },
]

export default AuthScreen
