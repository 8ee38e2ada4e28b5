import { browserTimeZone } from '~/lib/browser-time-zone'
import { ButtonLink } from '~/ui/button'

/** The browser itself goes there: the provider answers with a page, not with data. */
export function ThirdPartyButtons() {
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-hairline pt-6">
      <ButtonLink to="/api/auth/google" reloadDocument wide onClick={sendTimeZoneAlong}>
        Continue with Google
      </ButtonLink>
      <ButtonLink to="/api/auth/apple" reloadDocument wide onClick={sendTimeZoneAlong}>
        Continue with Apple
      </ButtonLink>
    </div>
  )
}

/** The days of somebody new are to be those of where they are; no provider tells. */
function sendTimeZoneAlong(): void {
  document.cookie = `timezone=${encodeURIComponent(browserTimeZone())}; Path=/api/auth; Max-Age=600; SameSite=Lax`
}
