import { useSyncExternalStore } from 'react'
import { localStore } from '~/device/browser-storage'
import { barColors } from './bar-colors.ts'

export const themeNames = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeNames)[number]

const changed = new EventTarget()

/** before-scripts.ts has already put the stored choice on the root element. */
function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function setTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  if (theme === 'system') localStore.remove('theme')
  else localStore.write('theme', theme)
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

export function useTheme(): [ThemeChoice, (theme: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => 'system'), setTheme]
}
