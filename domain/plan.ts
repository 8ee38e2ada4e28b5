import type { User } from './user.ts'

/**
 * Who may do what: one table of roles, one of screens, one of calls. The client draws its gates
 * from it, the Worker enforces it, and a test walks every registered route with every role.
 */

export const price = { amountCents: 999, label: '$9.99', period: 'month' } as const

export const roles = ['visitor', 'free', 'premium', 'employee', 'lapsed'] as const
export type Role = (typeof roles)[number]

type Standing = Pick<User, 'subscriptionStatus' | 'isEmployee' | 'subscriptionEndDate'>

export function roleOf(person: Standing | null | undefined): Role {
  if (!person) return 'visitor'
  if (person.subscriptionStatus === 'active') return 'premium'
  if (person.isEmployee) return 'employee'
  return person.subscriptionEndDate === null ? 'free' : 'lapsed'
}

/** Premium rooms open for subscribers and for employees. */
export function hasPremium(role: Role): boolean {
  return role === 'premium' || role === 'employee'
}

/** Only a subscription takes the ads away; an employee without one still sees them. */
export function seesAds(person: Standing | null | undefined): boolean {
  return person?.subscriptionStatus !== 'active'
}

/* Screens */

export const upsells = {
  goals: 'Goals Tracking & Planning',
  history: 'Complete History Access',
  highlights: 'Weekly Highlights & Analytics',
} as const
export type Upsell = keyof typeof upsells

type Screen = {
  path: string
  /** Who enters: anyone, the signed-in (others are sent to /auth), or Premium (others see the upsell). */
  entrance: 'open' | 'signedIn' | Upsell
  /** Written as its own HTML file at build time, readable before any script. */
  prerendered?: true
}

export const screens = [
  { path: '/', entrance: 'open', prerendered: true },
  { path: '/today', entrance: 'open' },
  { path: '/goals', entrance: 'goals' },
  { path: '/goals/new', entrance: 'goals' },
  { path: '/goals/:id/view', entrance: 'goals' },
  { path: '/goals/:id/edit', entrance: 'goals' },
  { path: '/goal-wizard', entrance: 'goals' },
  { path: '/congratulations', entrance: 'open' },
  { path: '/history', entrance: 'history' },
  { path: '/history/print/:period', entrance: 'history' },
  { path: '/weekly-highlights', entrance: 'highlights' },
  { path: '/settings', entrance: 'signedIn' },
  { path: '/subscription', entrance: 'signedIn' },
  { path: '/preview', entrance: 'open', prerendered: true },
  { path: '/auth', entrance: 'open', prerendered: true },
  { path: '/privacy', entrance: 'open', prerendered: true },
  { path: '/terms', entrance: 'open', prerendered: true },
  { path: '/contact', entrance: 'open', prerendered: true },
] as const satisfies readonly Screen[]

export const prerenderedPaths = screens.filter((screen) => 'prerendered' in screen).map((screen) => screen.path)

const screenPatterns = screens.map((screen) => ({
  screen: screen as Screen,
  pattern: new RegExp(`^${screen.path.replace(/:[a-z]+/g, '[^/]+')}$`),
}))

export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return screenPatterns.find(({ pattern }) => pattern.test(path))?.screen
}

export type Admission = 'enter' | 'signIn' | 'upsell'

export function admission(entrance: Screen['entrance'], role: Role): Admission {
  if (entrance === 'open') return 'enter'
  if (entrance === 'signedIn') return role === 'visitor' ? 'signIn' : 'enter'
  return hasPremium(role) ? 'enter' : 'upsell'
}

/* Calls. One that is not listed here is for any signed-in person. */

type CallRule = { admits: 'everyone'; because: string } | { admits: 'premium' }

export const calls: Record<string, CallRule> = {
  'POST /api/login': { admits: 'everyone', because: 'It is how a session begins.' },
  'POST /api/register': { admits: 'everyone', because: 'It is how an account begins.' },
  'POST /api/logout': { admits: 'everyone', because: 'Leaving twice is no error.' },
  'POST /api/auth/forgot-password': { admits: 'everyone', because: 'Who forgot the password cannot sign in.' },
  'POST /api/auth/reset-password': { admits: 'everyone', because: 'The token from the mail is the proof.' },
  'POST /api/demo-response': {
    admits: 'everyone',
    because: 'The preview is for visitors; what it may cost is limited.',
  },
  'GET /api/entries/search': { admits: 'premium' },
  'GET /api/entries/week/:date': { admits: 'premium' },
  'PATCH /api/entries/:date/diary': { admits: 'premium' },
  'GET /api/auth/google': { admits: 'everyone', because: 'It is how signing in with Google begins.' },
  'GET /api/auth/google/callback': {
    admits: 'everyone',
    because: 'Google sends people back here; the state says whose try it was.',
  },
  'GET /api/auth/apple': { admits: 'everyone', because: 'It is how signing in with Apple begins.' },
  'POST /api/auth/apple/callback': {
    admits: 'everyone',
    because: 'Apple sends people back here; the state says whose try it was.',
  },
  'GET /api/auth/pending': {
    admits: 'everyone',
    because: 'Somebody with half a profile has no session yet; their own cookie says who they are.',
  },
  'POST /api/auth/complete-profile': {
    admits: 'everyone',
    because: 'It is how an account without a name or address begins.',
  },
  'POST /api/auth/passkey/options': { admits: 'everyone', because: 'It is how signing in with a passkey begins.' },
  'POST /api/auth/passkey': { admits: 'everyone', because: 'The device has signed; that is the proof.' },
  'POST /api/contact': { admits: 'everyone', because: 'Visitors have questions too.' },
}

export function admits(call: string, role: Role): 'yes' | 'notSignedIn' | 'needsPremium' {
  const rule = calls[call]
  if (rule?.admits === 'everyone') return 'yes'
  if (role === 'visitor') return 'notSignedIn'
  return rule?.admits === 'premium' && !hasPremium(role) ? 'needsPremium' : 'yes'
}
