/** Over every screen, while it shows what the device keeps. */
export function OfflineLine() {
  return (
    <p role="status" className="px-5 pt-5 text-center text-15 text-soft">
      There is no connection to Firstlight. This device shows what it keeps of your last year.
    </p>
  )
}
