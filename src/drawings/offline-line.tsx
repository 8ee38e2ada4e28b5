import { frame } from '#domain/texts'

/** Over every screen, while it shows what the device keeps. */
export function OfflineLine() {
  return (
    <p role="status" className="px-5 pt-5 text-center text-15 text-soft">
      {frame.fromDevice}
    </p>
  )
}
