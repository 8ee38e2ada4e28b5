/** The form in which a phone number is kept and must be unique. */
export function keptPhone(written: string): string {
  const digits = written.replace(/\D/g, '')
  if (written.trim().startsWith('+')) return `+${digits}`
  return digits.length === 10 ? `+1${digits}` : digits
}

/** Whether SMS can be sent to a kept number. */
export function isE164(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone)
}
