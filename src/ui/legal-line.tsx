import { Link } from 'react-router'

/** Below the button that makes an account. The texts open in a tab of their own, so that no field is lost. */
export function LegalLine() {
  return (
    <p className="text-13 text-soft">
      You agree to our{' '}
      <Link to="/terms" target="_blank" className="underline underline-offset-2 hover:text-ink">
        terms
        <NewTab />
      </Link>{' '}
      and{' '}
      <Link to="/privacy" target="_blank" className="underline underline-offset-2 hover:text-ink">
        privacy policy
        <NewTab />
      </Link>
      .
    </p>
  )
}

function NewTab() {
  return <span className="sr-only"> (opens a new tab)</span>
}
