import { useMutation } from '@tanstack/react-query'
import { account, common } from '#domain/texts'
import { changePerson, useUser } from '~/features/user/user.queries'
import { clearBadge } from '~/device/badge'
import { countChanges, removeChanges } from '~/device/change-store'
import { removeGuestTextsOf } from '~/device/guest-texts'
import { forgetKept } from '~/device/kept-name'
import { rememberSignOut } from '~/device/signed-out'
import { answer, api } from '~/lib/api'
import { isOtherPerson, sentenceOf } from '~/lib/api-error'
import { Button } from '~/drawings/button'
import { confirm, confirmWithOption } from '~/ui/confirm'
import { toast } from '~/ui/toast'

export function SignOutButton() {
  const { user } = useUser()
  const logout = useLogout()
  const signOut = async () => {
    if (!user) return
    const { title, action, drafts: description, removeDrafts } = account.signOut
    const drafts = countChanges(user.id)
    if (drafts === 0) {
      if (await confirm({ title, action })) logout.mutate(user.id)
      return
    }
    const { confirmed, option } = await confirmWithOption({
      title,
      action,
      description: description(drafts),
      option: removeDrafts(drafts),
    })
    if (!confirmed) return
    try {
      await logout.mutateAsync(user.id)
    } catch {
      // The mutation has reported the failure.
      return
    }
    if (!option) return
    removeChanges(user.id)
    removeGuestTextsOf(user.id)
  }
  return (
    <Button onClick={signOut} disabled={logout.isPending} className="self-start">
      {logout.isPending ? account.signOut.pending : account.signOut.action}
    </Button>
  )
}

/** Resolves with whether the server has ended the session. If it does not answer, it does so when it is reached again. */
async function endSession(userId: string): Promise<boolean> {
  // Before the call: the person may close the browser while the server does not answer.
  rememberSignOut(userId)
  try {
    await answer(api.logout.$post())
    return true
  } catch (error) {
    if (isOtherPerson(error)) throw error
    return false
  }
}

function useLogout() {
  return useMutation({
    mutationFn: endSession,
    onSuccess: (isEnded, _userId, _result, { client }) => {
      changePerson(client, null)
      toast({ title: account.signOut.done, ...(!isEnded && { description: common.errors.endsLater }) })
    },
    // A server that does not answer leaves the person waiting, and the device keeps nothing for the next one.
    onMutate: () => {
      forgetKept()
      clearBadge()
    },
    onError: (error) => toast({ title: account.signOut.failed, description: sentenceOf(error), tone: 'danger' }),
  })
}
