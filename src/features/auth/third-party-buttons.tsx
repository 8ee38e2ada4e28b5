import { browserTimeZone } from '~/lib/browser-time-zone'
import { ButtonLink } from '~/ui/button'

/** Plain links, because the provider responds with a page. */
export function ThirdPartyButtons() {
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-hairline pt-6">
      <ButtonLink to="/api/auth/google" reloadDocument wide onClick={storeTimeZoneCookie}>
        Continue with Google
      </ButtonLink>
      <ButtonLink to="/api/auth/apple" reloadDocument wide onClick={storeTimeZoneCookie}>
        Continue with Apple
      </ButtonLink>
    </div>
  )
}

/** A new account takes the browser's time zone; providers do not send one. */
function storeTimeZoneCookie(): void {
  document.cookie = `timezone=${encodeURIComponent(browserTimeZone())}; Path=/api/auth; Max-Age=600; SameSite=Lax`
}
