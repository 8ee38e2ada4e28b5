import { themeChoices, useTheme } from '~/lib/theme'
import { Segmented } from '~/drawings/segmented'

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  return <Segmented name="theme" label="Theme" options={themeChoices} value={theme} onChange={setTheme} />
}
