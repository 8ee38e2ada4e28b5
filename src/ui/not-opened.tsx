import { common } from '#domain/texts'

/** Beside a control whose part could not be loaded. The control tries again. */
export function NotOpened() {
  return (
    <p role="alert" className="text-15 text-danger">
      {common.notOpened.sentence}
    </p>
  )
}
