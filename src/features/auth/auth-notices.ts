import type { Toast } from '~/ui/toast'

/** The toast for a reason in the address of /auth. */
export function authNotice(params: URLSearchParams): Toast | undefined {
  switch (params.get('error')) {
    case 'oauth_failed':
      return {
        title: 'Authentication failed',
        description: 'Please try again or use a different method',
        tone: 'danger',
      }
    case 'apple_not_configured':
      return {
        title: 'Apple Sign-In Coming Soon',
        description: 'Please use Google sign-in or create an account manually',
        tone: 'danger',
      }
  }
  if (params.has('complete_profile'))
    return { title: 'Complete your profile', description: 'Please complete your account setup' }
  if (params.has('apple_signup')) {
    return { title: 'Apple Sign-In', description: 'Please create an account using your Apple ID email address' }
  }
  return undefined
}

/** Whether the address opens the sign-up tab. */
export function opensSignUp(params: URLSearchParams): boolean {
  return params.has('complete_profile') || params.has('apple_signup')
}
