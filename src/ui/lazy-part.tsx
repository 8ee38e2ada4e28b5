import { useEffect, type ComponentType } from 'react'
import { Button } from './button.tsx'
import { optional } from './optional.ts'
import { useOnFirstUse } from './use-on-first-use.ts'

/** A part that its screen needs. If the script cannot be loaded, its place says so, and nothing around it is lost. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return optional(load, (props: Props) => <NotLoaded load={load} props={props} />)
}

function NotLoaded<Props extends object>({ load, props }: { load: () => Promise<ComponentType<Props>>; props: Props }) {
  const [Part, fetchPart] = useOnFirstUse(load)
  const tryAgain = () => void fetchPart().catch(() => {})
  // The part may be shown at another place later, when it can be loaded.
  useEffect(() => void fetchPart().catch(() => {}), [fetchPart])
  if (Part) return <Part {...props} />
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-6">
      <p>This part could not be loaded. Please look at your connection and try again.</p>
      <Button onClick={tryAgain}>Try again</Button>
    </div>
  )
}
