import { ButtonLink } from '~/ui/button-link'

/** Plain links, because the provider responds with a page. before-scripts.ts stores the time zone for a new account. */
export function ThirdPartyButtons({ isFirst = false }) {
  return (
    <div className={`flex flex-col gap-3 border-hairline ${isFirst ? 'mb-6 border-b pb-6' : 'mt-6 border-t pt-6'}`}>
      <ButtonLink to="/api/auth/google" reloadDocument wide>
        Continue with Google
      </ButtonLink>
      <ButtonLink to="/api/auth/apple" reloadDocument wide>
        Continue with Apple
      </ButtonLink>
    </div>
  )
}
