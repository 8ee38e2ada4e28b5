import { databaseLimit } from '#domain/operator'
import { frame, operator } from '#domain/texts'

/** '40 s ago' */
export function ago(instant: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - instant) / 1000))
  if (seconds < 100) return operator.ago.seconds(seconds)
  const minutes = Math.round(seconds / 60)
  if (minutes < 100) return operator.ago.minutes(minutes)
  const hours = Math.round(minutes / 60)
  return hours < 48 ? operator.ago.hours(hours) : operator.ago.days(Math.round(hours / 24))
}

/** '1.2 MB, 0.1 % of 10 GB' */
export function sizeInWords(bytes: number): string {
  return operator.health.size({ size: inTenths(bytes / 1_000_000), share: inTenths((100 * bytes) / databaseLimit) })
}

const inTenths = (count: number) =>
  count.toLocaleString(frame.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** 'contactMessages' becomes 'Contact messages'. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
