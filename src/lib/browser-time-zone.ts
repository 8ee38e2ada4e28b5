import { defaultTimeZone, isTimeZone } from '#domain/time/local-date'

export function browserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && isTimeZone(zone) ? zone : defaultTimeZone
}
