/** Zones whose clocks change at odd times, by half an hour, in Ramadan, or never; each with a preferred time. */
export const preferredTimes = {
  'Australia/Lord_Howe': '02:15',
  'Africa/Cairo': '00:30',
  'America/Santiago': '00:30',
  'Pacific/Chatham': '02:45',
  'Asia/Kathmandu': '06:00',
  'Pacific/Apia': '06:00',
  'America/New_York': '02:30',
  'Europe/London': '01:30',
  'Asia/Kolkata': '06:00',
  'America/Sao_Paulo': '06:00',
  'America/St_Johns': '02:30',
  'Pacific/Auckland': '02:30',
  'Asia/Tehran': '23:30',
  'Africa/Casablanca': '02:30',
  'America/Nuuk': '23:30',
  'Pacific/Honolulu': '06:00',
}

/** A zone where this is the hour now. */
export function zoneAt(hour: number): string {
  const ahead = hour - new Date().getUTCHours()
  const offset = ahead > 14 ? ahead - 24 : ahead < -12 ? ahead + 24 : ahead
  // These names have the opposite sign.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
