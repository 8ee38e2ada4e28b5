import { CalendarDays, Crown, Settings, Sparkles, Sun, Target, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { currentItem, navigationItems, type NavigationPath } from '#domain/screens'
import { common } from '#domain/texts'
import { Icon } from '~/drawings/icon'
import { Wordmark } from '~/drawings/wordmark'
import { preloadScreenFiles } from './screen-files.ts'

const icons: Record<NavigationPath, IconNode> = {
  '/': Sun,
  '/goals': Target,
  '/weekly-highlights': Sparkles,
  '/history': CalendarDays,
  '/settings': Settings,
  '/subscription': Crown,
}

/** At the bottom on a phone, at the side on a desk. */
export function Navigation({ subscribed, isVisitor }: { subscribed: boolean; isVisitor: boolean }) {
  const { pathname } = useLocation()
  return (
    <Bar>
      {navigationItems.map(({ path, premium, forSubscribers }) => {
        const marked = premium && !subscribed
        const isCurrent = currentItem(pathname) === path
        // For visitors / is the landing page.
        const to = isVisitor && path === '/' ? '/today' : path
        const preload = () => preloadScreenFiles(to, isVisitor)
        return (
          <li key={path} className="nav-item">
            <Link
              ref={isCurrent ? bringIntoView : undefined}
              to={to}
              // Also before a touch.
              onPointerEnter={preload}
              onFocus={preload}
              viewTransition
              aria-current={isCurrent ? 'page' : undefined}
              className="nav-link"
              data-premium={marked || undefined}
            >
              <span className="relative">
                <Icon of={icons[path]} />
                {marked && <span className="absolute -top-0.5 -end-1.5 size-1.5 rounded-full bg-premium" />}
              </span>
              <span>
                {subscribed && forSubscribers ? common.navigation.subscribed : common.navigation[path]}
                {marked && <span className="sr-only">{common.navigation.premium}</span>}
              </span>
            </Link>
          </li>
        )
      })}
    </Bar>
  )
}

/** With large text the items have no room beside each other. */
function bringIntoView(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The navigation before the user is known. It has the same size, so that nothing moves when the real one replaces it. */
export function NavigationPlaceholder() {
  return (
    <Bar>
      {navigationItems.map(({ path, forSubscribers }) => {
        return (
          <li key={path} className="nav-item">
            <a href={path} className="nav-link">
              <Icon of={icons[path]} />
              {/* Which of its labels an item has is not known yet. */}
              <span className={forSubscribers ? 'opacity-0' : undefined}>{common.navigation[path]}</span>
            </a>
          </li>
        )
      })}
    </Bar>
  )
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <nav aria-label={common.navigation.label} className="nav-bar">
      <div className="hidden px-3 pt-8 pb-8 desk:block">
        <Wordmark />
      </div>
      <ul className="nav-list">{children}</ul>
    </nav>
  )
}
