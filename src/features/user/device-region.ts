import { weekdays } from '#domain/time/month'

/** The region of this device, if browsers know how English is written there. */
export function deviceRegion(): string | undefined {
  const { region } = new Intl.Locale(navigator.language).maximize()
  const english = `en-${region}`
  return new Intl.DateTimeFormat(english).resolvedOptions().locale === english ? region : undefined
}

/** Nothing where the browser does not know. */
export function deviceWeekStart(): string | undefined {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(navigator.language)
  const week = locale.getWeekInfo?.()
  return week && weekdays[week.firstDay % 7]
}
