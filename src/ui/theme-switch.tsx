import { themeChoices, useTheme } from '~/lib/theme'
import { Segmented } from './segmented.tsx'

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  return <Segmented label="Theme" options={themeChoices} value={theme} onChange={setTheme} />
}
