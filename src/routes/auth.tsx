import { auth } from '#domain/texts'
import { AuthScreen } from '~/features/auth/auth-screen'
import { TodaySkeleton } from '~/features/frame/today-skeleton'
import { PasskeySignIn } from '~/features/passkey/passkey-sign-in'
import { lazyPart } from '~/ui/lazy-part'

const CompleteProfile = lazyPart(async () => (await import('~/features/identity/complete-profile')).default)

export const meta = () => [{ title: auth.title }, { name: 'description', content: auth.description }]

export default function Auth() {
  return <AuthScreen passkey={<PasskeySignIn />} CompleteProfile={CompleteProfile} todaySkeleton={<TodaySkeleton />} />
}
