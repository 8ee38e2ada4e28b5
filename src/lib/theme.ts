import { useSyncExternalStore } from 'react'
import { barColors } from './bar-colors.ts'

export const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
export type Theme = (typeof themes)[number]['value']

const key = 'theme'
const changed = new EventTarget()

/** before-scripts.ts has already put the stored choice on the root element. */
function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Without storage the choice holds for as long as this page does.
  }
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = bar.content === barColors.dark ? 'dark' : 'light'
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${scheme})`
    else bar.media = theme === scheme ? 'all' : 'not all'
  }
  changed.dispatchEvent(new Event('change'))
}

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange)
  // before-scripts.ts has painted what another tab chose.
  window.addEventListener('storage', onChange)
  return () => {
    changed.removeEventListener('change', onChange)
    window.removeEventListener('storage', onChange)
  }
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => 'system'), setTheme]
}
