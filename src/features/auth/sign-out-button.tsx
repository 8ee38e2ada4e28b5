import { useUser } from '~/features/user/user.queries'
import { countChanges, removeChanges } from '~/device/change-store'
import { removeGuestTextsOf } from '~/device/guest-texts'
import { Button } from '~/drawings/button'
import { confirm, confirmWithOption } from '~/ui/confirm'
import { useLogout } from './auth.mutations.ts'

const question = { title: 'Are you sure you want to sign out?', action: 'Sign Out' }

export function SignOutButton() {
  const { user } = useUser()
  const logout = useLogout()
  const signOut = async () => {
    if (!user) return
    const drafts = countChanges(user.id)
    if (drafts === 0) {
      if (await confirm(question)) logout.mutate(user.id)
      return
    }
    const answer = await confirmWithOption({ ...question, ...wordsFor(drafts) })
    if (!answer.confirmed) return
    try {
      await logout.mutateAsync(user.id)
    } catch {
      // The mutation has reported the failure.
      return
    }
    if (!answer.option) return
    removeChanges(user.id)
    removeGuestTextsOf(user.id)
  }
  return (
    <Button onClick={signOut} disabled={logout.isPending} className="self-start">
      {logout.isPending ? 'Signing out…' : 'Sign Out'}
    </Button>
  )
}

function wordsFor(drafts: number) {
  return drafts === 1
    ? {
        description: 'A draft that you have not sent stays on this device until you sign in here again.',
        option: 'Remove it from this device',
      }
    : {
        description: `${drafts} drafts that you have not sent stay on this device until you sign in here again.`,
        option: 'Remove them from this device',
      }
}
