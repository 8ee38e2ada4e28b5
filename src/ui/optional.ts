import { lazy, type ComponentType } from 'react'

const nothing = () => null

/** A part without which a screen still works: `otherwise` is shown if the script cannot be loaded. */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = nothing,
) {
  return lazy(async () => ({ default: await load().catch(() => otherwise) }))
}
