import type { Toast } from '~/ui/toast'

/** What is said to somebody who comes to this page with a reason in its address. */
export function arrivalNotice(params: URLSearchParams): Toast | undefined {
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

export function asksToSignUp(params: URLSearchParams): boolean {
  return params.has('complete_profile') || params.has('apple_signup')
}
