export type HelpLine = {
  name: string
  call: readonly string[]
  /** The same people read messages that are sent to the number. */
  takesTexts?: true
  /** Someone answers at any hour. */
  isAlwaysOpen?: true
  /** The people who run the line. */
  source: string
}

/**
 * One or two lines for a country, for everyone and for this. Each number was found in two public sources that do not
 * depend on each other, in November 2026; a line without them is left out, and findahelpline.com stands in its place.
 */
export const helpLines = {
  US: [
    { name: '988 Lifeline', call: ['988'], takesTexts: true, isAlwaysOpen: true, source: 'https://988lifeline.org' },
  ],
  CA: [
    { name: 'Suicide Crisis Helpline', call: ['988'], takesTexts: true, isAlwaysOpen: true, source: 'https://988.ca' },
  ],
  GB: [{ name: 'Samaritans', call: ['116 123'], isAlwaysOpen: true, source: 'https://www.samaritans.org' }],
  IE: [{ name: 'Samaritans', call: ['116 123'], isAlwaysOpen: true, source: 'https://www.samaritans.org/ireland' }],
  AU: [{ name: 'Lifeline', call: ['13 11 14'], isAlwaysOpen: true, source: 'https://www.lifeline.org.au' }],
  NZ: [{ name: 'Need to talk?', call: ['1737'], takesTexts: true, isAlwaysOpen: true, source: 'https://1737.org.nz' }],
  DE: [
    {
      name: 'TelefonSeelsorge',
      call: ['0800 111 0 111', '0800 111 0 222'],
      isAlwaysOpen: true,
      source: 'https://www.telefonseelsorge.de',
    },
  ],
  AT: [{ name: 'TelefonSeelsorge', call: ['142'], isAlwaysOpen: true, source: 'https://www.telefonseelsorge.at' }],
  CH: [
    {
      name: 'Die Dargebotene Hand / La Main Tendue / Telefono Amico',
      call: ['143'],
      isAlwaysOpen: true,
      source: 'https://www.143.ch',
    },
  ],
  FR: [
    {
      name: 'numéro national de prévention du suicide',
      call: ['3114'],
      isAlwaysOpen: true,
      source: 'https://3114.fr',
    },
  ],
  BE: [
    {
      name: 'Centre de Prévention du Suicide',
      call: ['0800 32 123'],
      isAlwaysOpen: true,
      source: 'https://www.preventionsuicide.be',
    },
    { name: 'Zelfmoordlijn', call: ['1813'], isAlwaysOpen: true, source: 'https://www.zelfmoord1813.be' },
  ],
  NL: [{ name: '113 Zelfmoordpreventie', call: ['113'], isAlwaysOpen: true, source: 'https://www.113.nl' }],
  ES: [{ name: 'Línea 024', call: ['024'], isAlwaysOpen: true, source: 'https://www.sanidad.gob.es/linea024' }],
  PT: [
    {
      name: 'Linha Nacional de Prevenção do Suicídio',
      call: ['1411'],
      isAlwaysOpen: true,
      source: 'https://www.sns24.gov.pt',
    },
  ],
  IT: [{ name: 'Telefono Amico', call: ['02 2327 2327'], source: 'https://www.telefonoamico.it' }],
  MX: [{ name: 'Línea de la Vida', call: ['800 911 2000'], isAlwaysOpen: true, source: 'https://www.gob.mx/conasama' }],
  AR: [
    {
      name: 'línea nacional de salud mental',
      call: ['0800 999 0091'],
      isAlwaysOpen: true,
      source: 'https://www.argentina.gob.ar/salud/mental-y-adicciones',
    },
  ],
  UY: [{ name: 'Línea Vida', call: ['0800 0767'], isAlwaysOpen: true, source: 'https://www.asse.com.uy' }],
  CL: [
    { name: 'Línea de Prevención del Suicidio', call: ['*4141'], isAlwaysOpen: true, source: 'https://www.minsal.cl' },
  ],
  PE: [{ name: 'Línea 113, opción 5', call: ['113'], isAlwaysOpen: true, source: 'https://www.gob.pe/minsa' }],
  BR: [{ name: 'CVV', call: ['188'], isAlwaysOpen: true, source: 'https://cvv.org.br' }],
  FI: [{ name: 'MIELI', call: ['09 2525 0111'], isAlwaysOpen: true, source: 'https://mieli.fi' }],
  SE: [{ name: 'Mind Självmordslinjen', call: ['90101'], isAlwaysOpen: true, source: 'https://mind.se' }],
  DK: [{ name: 'Livslinien', call: ['70 201 201'], source: 'https://www.livslinien.dk' }],
  NO: [{ name: 'Mental Helse', call: ['116 123'], isAlwaysOpen: true, source: 'https://mentalhelse.no' }],
  PL: [{ name: 'Centrum Wsparcia', call: ['800 70 2222'], isAlwaysOpen: true, source: 'https://centrumwsparcia.pl' }],
  ZA: [{ name: 'SADAG', call: ['0800 567 567'], source: 'https://www.sadag.org' }],
  IN: [{ name: 'Tele-MANAS', call: ['14416'], isAlwaysOpen: true, source: 'https://telemanas.mohfw.gov.in' }],
} as const satisfies Record<string, readonly HelpLine[]>

export type HelpCountry = keyof typeof helpLines

/**
 * Whom to call at once: an ambulance, the police where they have a number of their own, and after too many tablets the
 * poison centre where the public can call one. Each number was found in two public sources, as above.
 */
export const urgentNumbers: Record<HelpCountry, { emergency: string; police?: string; poison?: string }> = {
  US: { emergency: '911', poison: '1-800-222-1222' },
  CA: { emergency: '911', poison: '1-844-764-7669' },
  GB: { emergency: '999', poison: '111' },
  IE: { emergency: '112', poison: '01 809 2166' },
  AU: { emergency: '000', poison: '13 11 26' },
  NZ: { emergency: '111', poison: '0800 764 766' },
  DE: { emergency: '112', police: '110', poison: '030 19240' },
  AT: { emergency: '144', police: '133', poison: '01 406 43 43' },
  CH: { emergency: '144', police: '117', poison: '145' },
  FR: { emergency: '15', police: '17', poison: '01 40 05 48 48' },
  BE: { emergency: '112', poison: '070 245 245' },
  NL: { emergency: '112' },
  ES: { emergency: '112', poison: '91 562 04 20' },
  PT: { emergency: '112', poison: '800 250 250' },
  IT: { emergency: '112', poison: '02 66101029' },
  MX: { emergency: '911' },
  AR: { emergency: '107', police: '911', poison: '0800 333 0160' },
  UY: { emergency: '911' },
  CL: { emergency: '131', police: '133', poison: '2 2635 3800' },
  PE: { emergency: '106', police: '105' },
  BR: { emergency: '192', police: '190', poison: '0800 722 6001' },
  FI: { emergency: '112', poison: '0800 147 111' },
  SE: { emergency: '112', poison: '010 456 67 00' },
  DK: { emergency: '112', poison: '82 12 12 12' },
  NO: { emergency: '113', police: '112', poison: '22 59 13 00' },
  PL: { emergency: '112' },
  ZA: { emergency: '10177', police: '10111', poison: '0861 555 777' },
  IN: { emergency: '112', poison: '1800 116 117' },
}

/** The time zones of each country, with their older names. A name that ends in a slash stands for all that begin so. */
const zones: Record<HelpCountry, string> = {
  US: 'US/ America/Indiana/ America/Kentucky/ America/North_Dakota/ America/Adak America/Anchorage America/Atka America/Boise America/Chicago America/Denver America/Detroit America/Fort_Wayne America/Indianapolis America/Juneau America/Knox_IN America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome America/Phoenix America/Shiprock America/Sitka America/Yakutat Pacific/Honolulu Pacific/Johnston',
  CA: 'Canada/ America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Montreal America/Nipigon America/Pangnirtung America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse America/Winnipeg America/Yellowknife',
  GB: 'Europe/London Europe/Belfast GB GB-Eire',
  IE: 'Europe/Dublin Eire',
  AU: 'Australia/ Antarctica/Macquarie',
  NZ: 'Pacific/Auckland Pacific/Chatham NZ NZ-CHAT',
  DE: 'Europe/Berlin Europe/Busingen',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  FR: 'Europe/Paris America/Guadeloupe America/Martinique America/Cayenne Indian/Reunion Indian/Mayotte',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  PT: 'Europe/Lisbon Atlantic/Azores Atlantic/Madeira Portugal',
  IT: 'Europe/Rome',
  MX: 'Mexico/ America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Ensenada America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Monterrey America/Ojinaga America/Santa_Isabel America/Tijuana',
  AR: 'America/Argentina/ America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza America/Rosario',
  UY: 'America/Montevideo',
  CL: 'Chile/ America/Coyhaique America/Punta_Arenas America/Santiago Pacific/Easter',
  PE: 'America/Lima',
  BR: 'Brazil/ America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Acre America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo',
  FI: 'Europe/Helsinki',
  SE: 'Europe/Stockholm',
  DK: 'Europe/Copenhagen',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw Poland',
  ZA: 'Africa/Johannesburg',
  IN: 'Asia/Kolkata Asia/Calcutta',
}

const countries = new Map(
  (Object.entries(zones) as [HelpCountry, string][]).flatMap(([country, names]) =>
    names.split(' ').map((name): [string, HelpCountry] => [name, country]),
  ),
)

/** The country of a time zone, if there is a line for it. */
export function helpCountryOf(zone: string | undefined): HelpCountry | undefined {
  if (zone === undefined) return undefined
  return countries.get(zone) ?? countries.get(zone.slice(0, zone.lastIndexOf('/') + 1))
}
