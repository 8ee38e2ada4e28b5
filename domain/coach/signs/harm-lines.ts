import type { Harm } from '../harmful-plans.ts'
import type { HelpCountry, HelpLine } from './help-lines.ts'

/**
 * The lines for a kind of harm. Each number was found in two public sources that do not depend on each other, in
 * November 2026. Where a kind has none, the line for everyone stands in its place.
 */
export const harmLines: Partial<Record<HelpCountry, Partial<Record<Harm, readonly HelpLine[]>>>> = {
  US: {
    partner: [
      {
        name: 'National Domestic Violence Hotline',
        call: ['1-800-799-7233'],
        isAlwaysOpen: true,
        source: 'https://www.thehotline.org',
      },
    ],
    child: [{ name: 'Childhelp', call: ['1-800-422-4453'], isAlwaysOpen: true, source: 'https://www.childhelp.org' }],
    trafficking: [
      {
        name: 'National Human Trafficking Hotline',
        call: ['1-888-373-7888'],
        isAlwaysOpen: true,
        source: 'https://humantraffickinghotline.org',
      },
    ],
    food: [{ name: 'ANAD', call: ['1-888-375-7767'], source: 'https://anad.org' }],
  },
  CA: {
    child: [
      { name: 'Kids Help Phone', call: ['1-800-668-6868'], isAlwaysOpen: true, source: 'https://kidshelpphone.ca' },
    ],
    trafficking: [
      {
        name: 'Canadian Human Trafficking Hotline',
        call: ['1-833-900-1010'],
        isAlwaysOpen: true,
        source: 'https://www.canadianhumantraffickinghotline.ca',
      },
    ],
    food: [{ name: 'NEDIC', call: ['1-866-633-4220'], source: 'https://nedic.ca' }],
  },
  GB: {
    partner: [
      {
        name: 'National Domestic Abuse Helpline',
        call: ['0808 2000 247'],
        isAlwaysOpen: true,
        source: 'https://www.nationaldahelpline.org.uk',
      },
    ],
    child: [{ name: 'Childline', call: ['0800 1111'], isAlwaysOpen: true, source: 'https://www.childline.org.uk' }],
    trafficking: [
      {
        name: 'Modern Slavery & Exploitation Helpline',
        call: ['08000 121 700'],
        source: 'https://www.modernslaveryhelpline.org',
      },
    ],
    food: [{ name: 'Beat', call: ['0808 801 0677'], source: 'https://www.beateatingdisorders.org.uk' }],
    voices: [
      { name: 'NHS, option 2 for mental health', call: ['111'], isAlwaysOpen: true, source: 'https://111.nhs.uk' },
    ],
  },
  IE: {
    partner: [{ name: 'Women’s Aid', call: ['1800 341 900'], isAlwaysOpen: true, source: 'https://www.womensaid.ie' }],
    child: [{ name: 'Childline', call: ['1800 66 66 66'], isAlwaysOpen: true, source: 'https://www.childline.ie' }],
    food: [{ name: 'Bodywhys', call: ['01 210 7906'], source: 'https://www.bodywhys.ie' }],
  },
  AU: {
    partner: [
      { name: '1800RESPECT', call: ['1800 737 732'], isAlwaysOpen: true, source: 'https://www.1800respect.org.au' },
    ],
    child: [
      { name: 'Kids Helpline', call: ['1800 55 1800'], isAlwaysOpen: true, source: 'https://kidshelpline.com.au' },
    ],
    trafficking: [{ name: 'Australian Federal Police', call: ['131 237'], source: 'https://www.afp.gov.au' }],
    food: [{ name: 'Butterfly', call: ['1800 33 4673'], source: 'https://butterfly.org.au' }],
  },
  NZ: {
    partner: [
      { name: 'Women’s Refuge', call: ['0800 733 843'], isAlwaysOpen: true, source: 'https://womensrefuge.org.nz' },
    ],
    child: [{ name: 'What’s Up', call: ['0800 942 8787'], source: 'https://whatsup.co.nz' }],
  },
  DE: {
    partner: [
      {
        name: 'Hilfetelefon Gewalt gegen Frauen',
        call: ['116 016'],
        isAlwaysOpen: true,
        source: 'https://www.hilfetelefon.de',
      },
    ],
    child: [{ name: 'Nummer gegen Kummer', call: ['116 111'], source: 'https://www.nummergegenkummer.de' }],
    trafficking: [
      {
        name: 'Hilfetelefon Gewalt gegen Frauen',
        call: ['116 016'],
        isAlwaysOpen: true,
        source: 'https://www.hilfetelefon.de',
      },
    ],
    food: [{ name: 'Beratungstelefon Essstörungen', call: ['0221 892031'], source: 'https://essstoerungen.bioeg.de' }],
  },
  AT: {
    partner: [
      {
        name: 'Frauenhelpline gegen Gewalt',
        call: ['0800 222 555'],
        isAlwaysOpen: true,
        source: 'https://www.frauenhelpline.at',
      },
    ],
    child: [{ name: 'Rat auf Draht', call: ['147'], isAlwaysOpen: true, source: 'https://www.rataufdraht.at' }],
    food: [{ name: 'Hotline für Essstörungen', call: ['0800 20 11 20'], source: 'https://www.wig.or.at' }],
  },
  CH: {
    partner: [
      {
        name: 'Opferhilfe / Aide aux victimes / Aiuto alle vittime',
        call: ['142'],
        isAlwaysOpen: true,
        source: 'https://www.opferhilfe-schweiz.ch',
      },
    ],
    child: [{ name: 'Pro Juventute', call: ['147'], isAlwaysOpen: true, source: 'https://www.147.ch' }],
  },
  FR: {
    partner: [
      { name: 'Violences Femmes Info', call: ['3919'], isAlwaysOpen: true, source: 'https://www.solidaritefemmes.org' },
    ],
    child: [
      { name: 'Allô Enfance en Danger', call: ['119'], isAlwaysOpen: true, source: 'https://www.allo119.gouv.fr' },
    ],
    food: [{ name: 'Anorexie Boulimie, Info Écoute', call: ['09 69 325 900'], source: 'https://www.ffab.fr' }],
  },
  BE: {
    partner: [
      {
        name: 'Écoute violences conjugales',
        call: ['0800 30 030'],
        source: 'https://www.ecouteviolencesconjugales.be',
      },
      { name: 'Hulplijn 1712', call: ['1712'], source: 'https://www.1712.be' },
    ],
    child: [
      { name: 'Écoute-Enfants', call: ['103'], source: 'https://www.103ecoute.be' },
      { name: 'Awel', call: ['102'], source: 'https://awel.be' },
    ],
  },
  NL: {
    partner: [{ name: 'Veilig Thuis', call: ['0800 2000'], isAlwaysOpen: true, source: 'https://veiligthuis.nl' }],
    child: [{ name: 'Kindertelefoon', call: ['0800 0432'], source: 'https://www.kindertelefoon.nl' }],
  },
  ES: {
    partner: [
      { name: 'Línea 016', call: ['016'], isAlwaysOpen: true, source: 'https://violenciagenero.igualdad.gob.es' },
    ],
    child: [{ name: 'ANAR', call: ['900 20 20 10'], isAlwaysOpen: true, source: 'https://www.anar.org' }],
    trafficking: [
      {
        name: 'Policía Nacional, contra la trata',
        call: ['900 10 50 90'],
        isAlwaysOpen: true,
        source: 'https://www.policia.es',
      },
    ],
  },
  PT: {
    partner: [
      {
        name: 'Serviço de Informação a Vítimas de Violência Doméstica',
        call: ['800 202 148'],
        isAlwaysOpen: true,
        source: 'https://www.cig.gov.pt',
      },
    ],
    child: [{ name: 'SOS Criança', call: ['116 111'], source: 'https://iacrianca.pt' }],
    voices: [
      { name: 'SNS 24, opção 4', call: ['808 24 24 24'], isAlwaysOpen: true, source: 'https://www.sns24.gov.pt' },
    ],
  },
  IT: {
    partner: [{ name: 'Antiviolenza e stalking', call: ['1522'], isAlwaysOpen: true, source: 'https://www.1522.eu' }],
    child: [{ name: 'Telefono Azzurro', call: ['19696'], isAlwaysOpen: true, source: 'https://azzurro.it' }],
    trafficking: [
      {
        name: 'Numero Verde Antitratta',
        call: ['800 290 290'],
        isAlwaysOpen: true,
        source: 'https://www.osservatoriointerventitratta.it',
      },
    ],
    food: [{ name: 'SOS Disturbi Alimentari', call: ['800 180 969'], source: 'https://sosdisturbialimentari.it' }],
  },
  MX: {
    partner: [
      {
        name: 'Red Nacional de Refugios',
        call: ['800 822 4460'],
        isAlwaysOpen: true,
        source: 'https://rednacionalderefugios.org.mx',
      },
    ],
  },
  AR: {
    partner: [
      { name: 'Línea 144', call: ['144'], isAlwaysOpen: true, source: 'https://www.argentina.gob.ar/linea-144' },
    ],
    child: [{ name: 'Línea 102', call: ['102'], source: 'https://www.argentina.gob.ar/capitalhumano/ninez' }],
    trafficking: [
      { name: 'Línea 145', call: ['145'], isAlwaysOpen: true, source: 'https://www.argentina.gob.ar/justicia/trata' },
    ],
  },
  UY: {
    partner: [
      { name: 'línea de violencia basada en género', call: ['0800 4141'], source: 'https://www.gub.uy/inmujeres' },
    ],
  },
  CL: {
    partner: [{ name: 'SernamEG', call: ['1455'], source: 'https://www.sernameg.gob.cl' }],
    child: [{ name: 'Fono Niños', call: ['147'], isAlwaysOpen: true, source: 'https://www.carabineros.cl' }],
  },
  PE: {
    partner: [{ name: 'Línea 100', call: ['100'], isAlwaysOpen: true, source: 'https://www.gob.pe/mimp' }],
    child: [{ name: 'Línea 100', call: ['100'], isAlwaysOpen: true, source: 'https://www.gob.pe/mimp' }],
  },
  BR: {
    partner: [
      {
        name: 'Central de Atendimento à Mulher',
        call: ['180'],
        isAlwaysOpen: true,
        source: 'https://www.gov.br/mulheres',
      },
    ],
    child: [{ name: 'Disque 100', call: ['100'], source: 'https://www.gov.br/mdh' }],
  },
  FI: {
    partner: [{ name: 'Nollalinja', call: ['116 016'], isAlwaysOpen: true, source: 'https://nollalinja.fi' }],
    child: [{ name: 'Lasten ja nuorten puhelin', call: ['116 111'], source: 'https://www.mll.fi' }],
  },
  SE: {
    partner: [
      { name: 'Kvinnofridslinjen', call: ['116 016'], isAlwaysOpen: true, source: 'https://kvinnofridslinjen.se' },
    ],
    child: [{ name: 'Bris', call: ['116 111'], source: 'https://www.bris.se' }],
  },
  DK: {
    partner: [{ name: 'Lev Uden Vold', call: ['1888'], isAlwaysOpen: true, source: 'https://levudenvold.dk' }],
    child: [{ name: 'BørneTelefonen', call: ['116 111'], source: 'https://bornetelefonen.dk' }],
  },
  NO: {
    partner: [{ name: 'VO-linjen', call: ['116 006'], isAlwaysOpen: true, source: 'https://volinjen.no' }],
    child: [
      {
        name: 'Alarmtelefonen for barn og unge',
        call: ['116 111'],
        isAlwaysOpen: true,
        source: 'https://www.116111.no',
      },
    ],
    trafficking: [{ name: 'ROSA', call: ['22 33 11 60'], source: 'https://rosa-help.no' }],
  },
  PL: {
    partner: [
      {
        name: 'Niebieska Linia',
        call: ['800 12 00 02'],
        isAlwaysOpen: true,
        source: 'https://www.niebieskalinia.info',
      },
    ],
    child: [{ name: 'Telefon Zaufania dla Dzieci i Młodzieży', call: ['116 111'], source: 'https://116111.pl' }],
    trafficking: [{ name: 'KCIK', call: ['22 628 01 20'], source: 'https://www.kcik.pl' }],
  },
  ZA: {
    partner: [{ name: 'GBV Command Centre', call: ['0800 428 428'], isAlwaysOpen: true, source: 'https://gbv.org.za' }],
    child: [{ name: 'Childline', call: ['116'], source: 'https://www.childlinesa.org.za' }],
    trafficking: [
      {
        name: 'National Human Trafficking Hotline',
        call: ['0800 222 777'],
        isAlwaysOpen: true,
        source: 'https://a21.org',
      },
    ],
  },
  IN: {
    partner: [{ name: 'Women Helpline', call: ['181'], isAlwaysOpen: true, source: 'https://wcd.gov.in' }],
    child: [{ name: 'Childline', call: ['1098'], isAlwaysOpen: true, source: 'https://wcd.gov.in' }],
  },
}
