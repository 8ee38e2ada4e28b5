import { ButtonLink } from '~/ui/button-link'

/** Plain links, because the provider responds with a page. before-scripts.ts stores the time zone for a new account. */
export function ThirdPartyButtons() {
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-hairline pt-6">
      <ButtonLink to="/api/auth/google" reloadDocument wide>
        Continue with Google
      </ButtonLink>
      <ButtonLink to="/api/auth/apple" reloadDocument wide>
        Continue with Apple
      </ButtonLink>
    </div>
  )
}
