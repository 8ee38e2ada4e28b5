import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { notices } from '#domain/texts'
import { countChanges, onChange } from '~/device/change-store'
import { queryKeys } from '~/lib/query-keys'
import type { PersonChange } from './user.queries.ts'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'

/** Says that another tab has changed the person, and what became of what was written here. */
export default function OtherPersonNotice({ isSignedIn, onClose }: { isSignedIn: boolean; onClose: () => void }) {
  const before = useQueryClient().getQueryData<PersonChange>(queryKeys.personChange)?.before
  // A deleted account has nothing left here.
  const isKept = useSyncExternalStore(onChange, () => Boolean(before) && countChanges(before!) > 0)
  const { title, signedIn, signedOut, isKept: kept, close } = notices.otherPerson
  return (
    <div role="status" aria-label={title} className="mx-auto w-full max-w-4xl px-page pt-5">
      <Notice tone="warning" title={title}>
        <p>
          {isSignedIn ? signedIn : signedOut} {isKept && kept}
        </p>
        <Button look="plain" className="px-0! text-15!" onClick={onClose}>
          {close}
        </Button>
      </Notice>
    </div>
  )
}
