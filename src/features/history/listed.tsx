import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '~/lib/api-error'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'

type ListedProps = { query: UseQueryResult<unknown>; trouble?: string; children: ReactNode }

/** What is listed, or why it is not. */
export function Listed({ query, trouble = 'Failed to fetch entries', children }: ListedProps) {
  if (query.data) return children
  if (query.error) {
    return (
      <Notice tone="danger" title={trouble}>
        <p>{sentenceOf(query.error)}</p>
        <Button look="plain" className="px-0!" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <Skeleton label="Looking for your entries">
      <div className="flex flex-col gap-4">
        {['one', 'two', 'three'].map((row) => (
          <SkeletonShape key={row} className="h-24 w-full" />
        ))}
      </div>
    </Skeleton>
  )
}
