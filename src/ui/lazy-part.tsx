import { lazy, useEffect, type ComponentType } from 'react'
import { common } from '#domain/texts'
import { Button } from '~/drawings/button'
import { useOnFirstUse } from './use-on-first-use.ts'

/** For a part without which its screen still works. */
export const nothing = () => null

/**
 * A part in a script of its own. If the script cannot be loaded, its place says so, and nothing around it is lost; or it
 * shows what is given here.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = (props) => <NotLoaded load={load} props={props} />,
) {
  return lazy(async () => ({ default: await load().catch(() => otherwise) }))
}

function NotLoaded<Props extends object>({ load, props }: { load: () => Promise<ComponentType<Props>>; props: Props }) {
  const { Part, warm } = useOnFirstUse(load)
  // The part may be shown at another place later, when it can be loaded.
  useEffect(warm, [warm])
  if (Part) return <Part {...props} />
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-6">
      <p>{common.notOpened.part}</p>
      <Button onClick={warm}>{common.tryAgain}</Button>
    </div>
  )
}
