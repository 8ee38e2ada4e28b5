/** Making a formatter takes far longer than using one. A name of a zone can be spelled in many ways, so only the latest are kept. */
const formattersKept = 50

/** A formatter for each time zone, made once. */
export function formatterByZone(options: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  return (zone) => {
    const known = formatters.get(zone)
    if (known) return known
    const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
    const [oldest] = formatters.keys()
    if (formatters.size >= formattersKept) formatters.delete(oldest!)
    formatters.set(zone, made)
    return made
  }
}
