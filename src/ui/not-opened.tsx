export const notOpened = 'This could not be opened. Please look at your connection and try again.'

/** Beside a control whose part could not be loaded. The control tries again. */
export function NotOpened() {
  return (
    <p role="alert" className="text-15 text-danger">
      {notOpened}
    </p>
  )
}
