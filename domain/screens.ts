import { hasPremium, type Role, type Upsell } from './plan.ts'

/**
 * The list of screens. Routes, gates, prerendering, the data of the first paint, the files of pages and the navigation
 * are derived from it.
 */
export type Screen = {
  path: string
  /** The file in src/routes. */
  route: string
  /**
   * Who enters: everyone, signed-in people (others are sent to /auth), Premium (others see the upsell), or employees (for
   * others there is nothing).
   */
  access: 'everyone' | 'signedIn' | 'employee' | Upsell
  /** Has its own HTML file from the build, which visitors can read before any script runs. */
  prerendered?: true
  /** What the Worker writes into its page. Screens with the same value share a page file. */
  firstData?: FirstDataKind
  item?: NavigationItem
  /** The screen whose item is current here, if that is another one. */
  itemOf?: string
  /** Who sees the navigation here; without a value, everyone. */
  navigation?: 'signedIn' | 'nobody'
  /** The script of the payment provider may run here, and nowhere else. */
  takesPayments?: true
}

export type FirstDataKind = 'today' | 'history' | 'highlights' | 'goals' | 'newGoal' | 'settings'
/** `forSubscribers`: it has another label for them. */
type NavigationItem = { premium?: true; forSubscribers?: true }

export const screens = [
  {
    path: '/',
    route: 'home',
    access: 'everyone',
    prerendered: true,
    firstData: 'today',
    item: {},
    navigation: 'signedIn',
  },
  { path: '/today', route: 'today', access: 'everyone', firstData: 'today', itemOf: '/' },
  { path: '/goals', route: 'goals', access: 'goals', firstData: 'goals', item: { premium: true } },
  { path: '/goals/new', route: 'goal-new', access: 'goals', firstData: 'newGoal', itemOf: '/goals' },
  { path: '/goals/completed', route: 'goals-completed', access: 'goals', firstData: 'goals', itemOf: '/goals' },
  { path: '/goals/:id/view', route: 'goal-view', access: 'goals', firstData: 'goals', itemOf: '/goals' },
  { path: '/goals/:id/edit', route: 'goal-edit', access: 'goals', firstData: 'goals', itemOf: '/goals' },
  { path: '/goal-wizard', route: 'goal-wizard', access: 'goals', itemOf: '/goals' },
  { path: '/share', route: 'share', access: 'everyone', itemOf: '/' },
  { path: '/congratulations', route: 'congratulations', access: 'everyone' },
  {
    path: '/weekly-highlights',
    route: 'weekly-highlights',
    access: 'highlights',
    firstData: 'highlights',
    item: { premium: true },
  },
  {
    path: '/history',
    route: 'history',
    access: 'history',
    firstData: 'history',
    item: { premium: true },
  },
  { path: '/history/print/:period', route: 'history-print', access: 'history', itemOf: '/history' },
  { path: '/settings', route: 'settings', access: 'signedIn', firstData: 'settings', item: {} },
  {
    path: '/subscription',
    route: 'subscription',
    access: 'signedIn',
    item: { premium: true, forSubscribers: true },
  },
  {
    path: '/subscription/checkout',
    route: 'checkout',
    access: 'signedIn',
    itemOf: '/subscription',
    navigation: 'nobody',
    takesPayments: true,
  },
  { path: '/preview', route: 'preview', access: 'everyone', prerendered: true, navigation: 'signedIn' },
  { path: '/auth', route: 'auth', access: 'everyone', prerendered: true, navigation: 'signedIn' },
  { path: '/privacy', route: 'privacy', access: 'everyone', prerendered: true, navigation: 'signedIn' },
  { path: '/terms', route: 'terms', access: 'everyone', prerendered: true, navigation: 'signedIn' },
  {
    path: '/accessibility',
    route: 'accessibility',
    access: 'everyone',
    prerendered: true,
    navigation: 'signedIn',
  },
  { path: '/unsubscribe', route: 'unsubscribe', access: 'everyone', navigation: 'signedIn' },
  { path: '/contact', route: 'contact', access: 'everyone', prerendered: true, navigation: 'signedIn' },
  { path: '/operator', route: 'operator', access: 'employee', navigation: 'signedIn' },
] as const satisfies readonly Screen[]

const list: readonly Screen[] = screens

const screenPatterns = list.map((screen) => ({
  screen,
  pattern: new RegExp(`^${screen.path.replace(/:[a-z]+/g, '[^/]+')}$`),
}))

export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return screenPatterns.find(({ pattern }) => pattern.test(path))?.screen
}

export function screenAccess(
  access: Screen['access'],
  role: Role,
  isEmployee = role === 'employee',
): 'enter' | 'signIn' | 'upsell' | 'notFound' {
  if (access === 'everyone') return 'enter'
  if (access === 'employee') return isEmployee ? 'enter' : 'notFound'
  if (access === 'signedIn') return role === 'visitor' ? 'signIn' : 'enter'
  return hasPremium(role) ? 'enter' : 'upsell'
}

/* Pages */

export const prerenderedPaths = list.filter(({ prerendered }) => prerendered).map(({ path }) => path)

/** The page that serves every path. */
export const fallbackFile = '/__spa-fallback.html'

export const prerenderedFile = (path: string) => (path === '/' ? '/index.html' : `${path}/index.html`)

/** The page file of the screens with this first data: one that names the scripts of these screens. */
export function pageFileOf(firstData: FirstDataKind): string {
  return `/__spa-${firstData}.html`
}

/** The routes of the screens that share a page file. */
export function routesOfPageFiles(): Map<FirstDataKind, string[]> {
  const routes = new Map<FirstDataKind, string[]>()
  for (const { firstData, route } of list)
    if (firstData) routes.set(firstData, [...(routes.get(firstData) ?? []), route])
  return routes
}

/* Navigation */

type ItemPath = Extract<(typeof screens)[number], { item: unknown }>['path']
export type { ItemPath as NavigationPath }

export const navigationItems = screens.flatMap((screen) =>
  'item' in screen ? [{ path: screen.path as ItemPath, ...(screen.item as NavigationItem) }] : [],
)

export function showsNavigation(pathname: string, isSignedIn: boolean): boolean {
  const screen = screenAt(pathname)
  const navigation = screen ? screen.navigation : 'signedIn'
  return navigation === 'signedIn' ? isSignedIn : navigation !== 'nobody'
}

export function currentItem(pathname: string): string | undefined {
  const screen = screenAt(pathname)
  return screen?.itemOf ?? screen?.path
}
