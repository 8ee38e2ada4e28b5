/** Cities whose older name browsers still list, or the person's device still reports. */
const newerNames: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Dacca: 'Dhaka',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Thimbu: 'Thimphu',
  Truk: 'Chuuk',
}

/** 'America/Argentina/Buenos Aires' for America/Argentina/Buenos_Aires. An older name becomes the newer one. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ').replace(/[^/]+$/, (city) => newerNames[city] ?? city)
}

/** 'Buenos Aires' for America/Argentina/Buenos_Aires */
export function cityOf(zone: string): string {
  return zoneName(zone).split('/').at(-1)!
}

/** The zones that the browser lists, by name, and the current one, which may have another name there. */
export function zonesByName(current: string): [name: string, zone: string][] {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', current]
  return [...new Map(zones.map((zone) => [zoneName(zone), zone]))].sort(([a], [b]) => (a < b ? -1 : 1))
}
