import { hasPremium, type Role } from './plan.ts'

/**
 * Who may make which call. A call that is not listed is for signed-in people. The Worker authorizes every call by this
 * table, and a test makes every registered call in every role.
 */
type CallAccess = { access: 'everyone'; because: string } | { access: 'premium' | 'employee' }

export const calls: Record<string, CallAccess> = {
  'POST /api/login': { access: 'everyone', because: 'A session begins with it.' },
  'POST /api/register': { access: 'everyone', because: 'An account begins with it.' },
  'POST /api/logout': { access: 'everyone', because: 'Signing out twice is not an error.' },
  'POST /api/auth/forgot-password': { access: 'everyone', because: 'A person without the password cannot sign in.' },
  'GET /api/auth/reset-password': { access: 'everyone', because: 'The token from the mail is the proof.' },
  'POST /api/auth/reset-password': { access: 'everyone', because: 'The token from the mail is the proof.' },
  'POST /api/demo-response': {
    access: 'everyone',
    because: 'The preview is for visitors; its cost is limited.',
  },
  'GET /api/entries/search': { access: 'premium' },
  'GET /api/entries/year': { access: 'premium' },
  'GET /api/entries/week/:date': { access: 'premium' },
  'GET /api/entries/on-this-day': { access: 'premium' },
  'GET /api/highlights/:name': { access: 'premium' },
  'PATCH /api/entries/:date/diary': { access: 'premium' },
  'POST /api/goals': { access: 'premium' },
  'PATCH /api/goals/:id': { access: 'premium' },
  'POST /api/calendar': { access: 'premium' },
  'GET /api/calendar/feed.ics': {
    access: 'everyone',
    because: 'Calendar programs call it; the token in the address is the proof.',
  },
  'GET /api/auth/google': { access: 'everyone', because: 'Signing in with Google begins with it.' },
  'GET /api/auth/google/callback': {
    access: 'everyone',
    because: 'Google redirects browsers to it; the state names the attempt.',
  },
  'GET /api/auth/apple': { access: 'everyone', because: 'Signing in with Apple begins with it.' },
  'POST /api/auth/apple/callback': {
    access: 'everyone',
    because: 'Apple redirects browsers to it; the state names the attempt.',
  },
  'GET /api/auth/pending': {
    access: 'everyone',
    because: 'A person with an incomplete profile has no session yet; another cookie names them.',
  },
  'POST /api/auth/complete-profile': {
    access: 'everyone',
    because: 'An account whose provider gave no name or address begins with it.',
  },
  'POST /api/auth/passkey/options': { access: 'everyone', because: 'Signing in with a passkey begins with it.' },
  'POST /api/auth/passkey': { access: 'everyone', because: 'The signature of the device is the proof.' },
  'GET /api/unsubscribe': { access: 'everyone', because: 'The link in a mail is the proof.' },
  'POST /api/unsubscribe': { access: 'everyone', because: 'The link in a mail is the proof; mail programs call it.' },
  'POST /api/sms/inbound': { access: 'everyone', because: 'Twilio calls it; its signature is the proof.' },
  'POST /api/sms/status': { access: 'everyone', because: 'Twilio calls it; its signature is the proof.' },
  'POST /api/stripe/webhook': { access: 'everyone', because: 'Stripe calls it; its signature is the proof.' },
  'POST /api/contact': { access: 'everyone', because: 'Visitors have questions too.' },
  'GET /api/operator': { access: 'employee' },
  'PUT /api/operator/headlines': { access: 'employee' },
  'DELETE /api/operator/contact/:id': { access: 'employee' },
  'PATCH /api/operator/accounts': { access: 'employee' },
}

/** An employee who pays has another role and is an employee all the same. For others, calls of employees do not exist. */
export function callAccess(
  call: string,
  role: Role,
  isEmployee = role === 'employee',
): 'allowed' | 'notSignedIn' | 'needsPremium' | 'notFound' {
  const access = calls[call]?.access
  if (access === 'everyone') return 'allowed'
  if (access === 'employee') return isEmployee ? 'allowed' : 'notFound'
  if (role === 'visitor') return 'notSignedIn'
  return access === 'premium' && !hasPremium(role) ? 'needsPremium' : 'allowed'
}
