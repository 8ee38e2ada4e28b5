import { Button } from '~/ui/button'
import { confirm } from '~/ui/confirm'
import { useLogout } from './auth.mutations.ts'

export function SignOutButton() {
  const logout = useLogout()
  const signOut = async () => {
    if (await confirm({ title: 'Are you sure you want to sign out?', action: 'Sign Out' })) logout.mutate()
  }
  return (
    <Button onClick={signOut} disabled={logout.isPending} className="self-start">
      {logout.isPending ? 'Signing out…' : 'Sign Out'}
    </Button>
  )
}
