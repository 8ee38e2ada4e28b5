import { CalendarDays, Crown, Settings, Sparkles, Sun, Target, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Wordmark } from '~/ui/wordmark'

type Item = { to: string; label: string; icon: LucideIcon; isCurrent: RegExp; premium?: true }

const items: Item[] = [
  { to: '/', label: 'Today', icon: Sun, isCurrent: /^\/(today)?$/ },
  { to: '/goals', label: 'Goals', icon: Target, isCurrent: /^\/goal(s|-wizard)/, premium: true },
  { to: '/weekly-highlights', label: 'Highlights', icon: Sparkles, isCurrent: /^\/weekly-highlights/, premium: true },
  { to: '/history', label: 'History', icon: CalendarDays, isCurrent: /^\/history/, premium: true },
  { to: '/settings', label: 'Settings', icon: Settings, isCurrent: /^\/settings/ },
  { to: '/subscription', label: 'Upgrade', icon: Crown, isCurrent: /^\/subscription/, premium: true },
]

/** At the bottom on a phone, at the side on a desk. */
export function Navigation({ subscribed }: { subscribed: boolean }) {
  const { pathname } = useLocation()
  return (
    <Bar>
      {items.map(({ to, label, icon: Icon, isCurrent, premium }) => {
        const marked = premium && !subscribed
        return (
          <li key={to} className="nav-item">
            <Link
              to={to}
              prefetch="intent"
              aria-current={isCurrent.test(pathname) ? 'page' : undefined}
              className="nav-link"
              data-premium={marked || undefined}
            >
              <span className="relative">
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {marked && <span className="absolute -top-0.5 -right-1.5 size-1.5 rounded-full bg-premium" />}
              </span>
              <span>
                {to === '/subscription' && subscribed ? 'Premium' : label}
                {marked && <span className="sr-only">, Premium</span>}
              </span>
            </Link>
          </li>
        )
      })}
    </Bar>
  )
}

/** The navigation before the user is known. It has the same size, so that nothing moves when the real one replaces it. */
export function NavigationPlaceholder() {
  return (
    <Bar>
      {items.map(({ to, label, icon: Icon }) => (
        <li key={to} className="nav-item">
          <a href={to} className="nav-link">
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {/* The label is 'Upgrade' or 'Premium', which is not known yet. */}
            <span className={to === '/subscription' ? 'opacity-0' : undefined}>{label}</span>
          </a>
        </li>
      ))}
    </Bar>
  )
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Main" className="nav-bar">
      <div className="hidden px-3 pt-8 pb-8 desk:block">
        <Wordmark />
      </div>
      <ul className="nav-list">{children}</ul>
    </nav>
  )
}
