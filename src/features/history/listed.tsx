import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { common, history } from '#domain/texts'
import { sentenceOf } from '~/lib/api-error'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'

type ListedProps = { query: UseQueryResult<unknown>; trouble?: string; children: ReactNode }

/** What is listed, or why it is not. */
export function Listed({ query, trouble = history.entries.failed, children }: ListedProps) {
  if (query.data) return children
  if (query.error) {
    return (
      <Notice tone="danger" title={trouble}>
        <p>{sentenceOf(query.error)}</p>
        <Button look="plain" className="px-0!" onClick={() => void query.refetch()}>
          {common.tryAgain}
        </Button>
      </Notice>
    )
  }
  return (
    <Skeleton label={history.entries.loading}>
      <div className="flex flex-col gap-4">
        {['one', 'two', 'three'].map((row) => (
          <SkeletonShape key={row} className="h-24 w-full" />
        ))}
      </div>
    </Skeleton>
  )
}
