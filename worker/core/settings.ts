import * as z from 'zod/mini'
import { defaultTrialDays } from '#domain/billing'
import { readLimits } from '#domain/limits'

/**
 * Everything that can be set from outside. From this table follow the type and the content of the configuration
 * (config.ts), its check, what a local run accepts, `.dev.vars.example` and docs/settings.md (`npm run docs`). Longer
 * than 300 lines, since it is one table.
 */
export type Setting = {
  /** Its name in the environment. */
  env: string
  /** Its issues are what is said of a value that cannot be used. Without one every text can be used. */
  schema?: z.ZodMiniType<unknown, string>
  /** The value without one. */
  default?: unknown
  /** Its part works without it. */
  optional?: true
  /** For one with a default, or an optional one: what it is. The others are described by their part. */
  doc?: string
  /** Set with `wrangler secret put`, never in a file of the project. */
  secret?: true
  /** A value that cannot be used is used: this sign-in is then refused, and nothing takes its place. */
  asGiven?: true
}

/** What docs/settings.md says of a setting, or of those that belong to one part. */
type SettingDoc = {
  doc: string
  /** What happens without it. */
  without: string
  /** The same in a sentence, for the start of a local run. */
  standIn?: string
}

/** Settings that are needed together: the part is undefined while one without a default is missing. */
export type Part = SettingDoc & { settings: Record<string, Setting> }

const matching = (pattern: RegExp, problem: string) => z.string().check(z.regex(pattern, problem))
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, `is none of ${names.join(', ')}`) as unknown as z.ZodMiniType<Names[number], string>
const beginsWith = (start: string) => matching(new RegExp(`^${start}`), `does not begin with ${start}`)
/** What is sent to an address is a secret: a part with one that cannot be used is not used. */
export const address = z
  .string()
  .check(
    z.refine(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      'is not an address that begins with http:// or https://',
    ),
  )
const mailbox = matching(/^[^\s@]+@[^\s@]+$/, 'is not an e-mail address')
const pushKey = (pattern: RegExp) => matching(pattern, 'is not a key that `npm run push:keys` makes')

export const settings = {
  environment: {
    env: 'APP_ENV',
    schema: oneOf(['production', 'local', 'test']),
    default: 'production',
    doc: 'Simulated vendors exist only with `local` or `test`, at an `APP_ORIGIN` on the own machine',
    without: '`local` from the scripts, else `production`',
  },
  /** Links and the allowed origin come from here, never from a request. */
  origin: {
    env: 'APP_ORIGIN',
    schema: z.pipe(
      address,
      z.transform((value: string) => new URL(value).origin),
    ),
    doc: 'The address of the site',
    without: 'the local address',
  },
  /** Only the deployment reads it. */
  smsCountries: {
    env: 'SMS_COUNTRIES',
    schema: z.pipe(
      matching(/^\d{1,3}(,\d{1,3})*$/, 'is not a list of calling codes, such as 1,44,49'),
      z.transform((value: string) => value.split(',')),
    ),
    default: [
      '1',
      '31',
      '32',
      '33',
      '34',
      '39',
      '41',
      '43',
      '44',
      '45',
      '46',
      '47',
      '49',
      '351',
      '353',
      '358',
      '61',
      '64',
    ],
    doc: 'The calling codes of the countries to which codes are sent by SMS',
    without: 'North America, western Europe, Australia and New Zealand',
  },
  jurisdiction: {
    env: 'JURISDICTION',
    schema: oneOf(['eu', 'fedramp']),
    doc: 'Where the databases, the KV namespace and the queues are created and stay. It cannot be changed later',
    without: 'anywhere',
  },
  responsible: {
    env: 'RESPONSIBLE',
    default: '',
    doc: 'Who is responsible for the site, with the postal address. The privacy page says it',
    without: 'nobody is named',
  },
  supportEmail: {
    env: 'SUPPORT_EMAIL',
    schema: mailbox,
    doc: 'The mailbox for messages of the contact page',
    without: 'an example address locally',
  },
  adUnitId: {
    env: 'AD_UNIT_ID',
    default: '',
    doc: 'The ad unit of every page. `NETWORK:UNIT` chooses an [ad network](deploying.md#an-ad-network)',
    without: 'empty: no interstitial',
  },
  mailFrom: {
    env: 'MAIL_FROM',
    schema: mailbox,
    doc: 'The sender of every mail, on a domain that was set up for it',
    without: 'none; locally mail goes to the outbox',
  },
  answersDomain: {
    env: 'MAIL_ANSWERS_DOMAIN',
    schema: matching(/^[a-z\d.-]+\.[a-z]+$/, 'is not a domain in small letters, such as answers.firstlight.example'),
    doc: 'The domain whose [mail is routed to the Worker](deploying.md#answers-to-the-morning-mail)',
    without: 'the morning mail cannot be answered',
  },
  resend: {
    doc: 'With it every mail goes through Resend, from `MAIL_FROM`',
    without: 'none: locally mail goes to the outbox, deployed through Cloudflare',
    settings: {
      apiKey: { env: 'RESEND_API_KEY', secret: true },
      baseUrl: { env: 'RESEND_API_BASE', schema: address, default: 'https://api.resend.com', doc: 'its address' },
      webhookSecret: {
        env: 'RESEND_WEBHOOK_SECRET',
        schema: beginsWith('whsec_'),
        optional: true,
        secret: true,
        doc: 'with it Resend tells of mails that came back, at `/api/resend/webhook`',
      },
    },
  },
  openAi: {
    doc: 'A model of OpenAI, or of a server with the same API, writes the replies',
    without: 'none: the built-in composer replies, and Workers AI where the site is deployed',
    settings: {
      apiKey: { env: 'OPENAI_API_KEY', secret: true },
      baseUrl: {
        env: 'OPENAI_BASE_URL',
        schema: address,
        optional: true,
        doc: 'another address; one on the own machine needs no key',
      },
      model: { env: 'OPENAI_MODEL', default: 'gpt-6-luna', doc: 'the model' },
      premiumModel: {
        env: 'OPENAI_PREMIUM_MODEL',
        default: 'gpt-6-sol',
        doc: 'the model for Premium; on the own machine else the same',
      },
      reasoningEffort: {
        env: 'OPENAI_REASONING_EFFORT',
        schema: oneOf(['none', 'minimal', 'low', 'medium', 'high']),
        optional: true,
        doc: 'instead of the effort that suits the model',
      },
    },
  },
  /** Asked through the binding `AI`, where a deployment has it, if there is no key for OpenAI. */
  workersAi: {
    doc: 'The models of Workers AI, where the site is deployed without a key for OpenAI',
    without: 'one model for all',
    settings: {
      model: { env: 'WORKERS_AI_MODEL', default: '@cf/google/gemma-4-26b-a4b-it', doc: 'the model' },
      premiumModel: { env: 'WORKERS_AI_PREMIUM_MODEL', optional: true, doc: 'the model for Premium, else the same' },
    },
  },
  google: {
    doc: '[Setting up Google and Apple](setup-google-and-apple.md)',
    without: 'none: locally a page takes the place of Google',
    standIn: 'A page on this machine takes the place of Google.',
    settings: {
      clientId: { env: 'GOOGLE_CLIENT_ID', secret: true },
      clientSecret: { env: 'GOOGLE_CLIENT_SECRET', secret: true },
      ...endpoints('GOOGLE', {
        authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        // Google names itself in both ways.
        issuers: ['https://accounts.google.com', 'accounts.google.com'],
      }),
    },
  },
  apple: {
    doc: 'The same page',
    without: 'none: the button says that it is coming soon',
    standIn: 'Sign in with Apple says that it is coming soon.',
    settings: {
      clientId: { env: 'APPLE_CLIENT_ID', secret: true },
      teamId: { env: 'APPLE_TEAM_ID', secret: true },
      keyId: { env: 'APPLE_KEY_ID', secret: true },
      privateKey: {
        env: 'APPLE_PRIVATE_KEY',
        secret: true,
        // Apple's file has line breaks, which many ways of setting a secret write as \n.
        schema: z.pipe(
          z.string(),
          z.transform((value: string) => value.replaceAll('\\n', '\n')),
        ),
      },
      ...endpoints('APPLE', {
        authorizeUrl: 'https://appleid.apple.com/auth/authorize',
        tokenUrl: 'https://appleid.apple.com/auth/token',
        keysUrl: 'https://appleid.apple.com/auth/keys',
        issuers: ['https://appleid.apple.com'],
      }),
    },
  },
  stripe: {
    doc: 'The Stripe account that takes payments',
    without: 'none: locally payments are simulated',
    standIn: 'Payments are simulated; no money moves.',
    settings: {
      secretKey: { env: 'STRIPE_SECRET_KEY', secret: true },
      /** Signs Stripe's calls to us. */
      webhookSecret: { env: 'STRIPE_WEBHOOK_SECRET', schema: beginsWith('whsec_'), secret: true },
      publishableKey: { env: 'STRIPE_PUBLISHABLE_KEY', schema: beginsWith('pk_'), secret: true },
      /** The price of Premium for a month. */
      priceId: { env: 'STRIPE_PRICE_ID', schema: beginsWith('price_'), secret: true },
      baseUrl: { env: 'STRIPE_API_BASE', schema: address, default: 'https://api.stripe.com', doc: 'another address' },
    },
  },
  trialDays: {
    env: 'TRIAL_DAYS',
    schema: z.pipe(matching(/^\d{1,3}$/, 'is not a number of days'), z.transform(Number)),
    default: defaultTrialDays,
    doc: 'Days of Premium before the first payment, once for each person; `0` for none',
    without: String(defaultTrialDays),
  },
  twilio: {
    doc: 'The Twilio account that sends SMS',
    without: 'none: locally SMS go to the outbox',
    standIn: 'SMS are shown in the outbox.',
    settings: {
      accountSid: {
        env: 'TWILIO_ACCOUNT_SID',
        schema: matching(/^AC[0-9a-f]{32}$/i, 'is not AC and 32 characters'),
        secret: true,
      },
      /** Signs our calls to Twilio and Twilio's calls to us. */
      authToken: { env: 'TWILIO_AUTH_TOKEN', secret: true },
      /** A number of ours in E.164, a short code, or the id of a messaging service. */
      from: {
        env: 'TWILIO_FROM',
        schema: matching(
          /^(\+[1-9]\d{6,14}|\d{5,6}|MG[0-9a-f]{32})$/i,
          'is neither a number that begins with +, nor a short code, nor MG and 32 characters',
        ),
        secret: true,
      },
      baseUrl: { env: 'TWILIO_API_BASE', schema: address, default: 'https://api.twilio.com', doc: 'another address' },
    },
  },
  /** RFC 8292: how a push service identifies us. */
  vapid: {
    doc: 'The key pair by which push services know the site. `npm run push:keys` makes one',
    without: 'a local pair; none in a deployment',
    settings: {
      /** A point of P-256, uncompressed, in base64url. Browsers subscribe with it. */
      publicKey: { env: 'VAPID_PUBLIC_KEY', schema: pushKey(/^B[\w-]{86}$/), secret: true },
      /** In base64url. */
      privateKey: { env: 'VAPID_PRIVATE_KEY', schema: pushKey(/^[\w-]{43}$/), secret: true },
    },
  },
  offline: {
    env: 'OFFLINE',
    schema: oneOf(['on', 'off']),
    default: 'on',
    doc: 'Whether browsers open the app without a connection. `off` removes the files and the days that they store for it, and the service worker where it shows no pushes',
    without: '`on`',
  },
  limits: {
    env: 'LIMITS',
    schema: z.string().check(({ value: input, issues }) => {
      for (const message of readLimits(input).problems) issues.push({ code: 'custom', input, message })
    }),
    default: '{}',
    doc: 'Limits as JSON; the names are in `domain/limits.ts`',
    without: 'strict in code, loose locally',
  },
} as const satisfies Record<string, (Setting & SettingDoc) | Part>

/** Where a provider of identities is. All of it can be set, so that a stand-in can take its place. */
function endpoints<const Name extends string>(
  name: Name,
  at: { authorizeUrl: string; tokenUrl: string; keysUrl: string; issuers: string[] },
) {
  const doc = 'for a stand-in'
  const asGiven = { schema: address, asGiven: true, doc } as const
  return {
    authorizeUrl: { env: `${name}_AUTHORIZE_URL`, default: at.authorizeUrl, ...asGiven },
    tokenUrl: { env: `${name}_TOKEN_URL`, default: at.tokenUrl, ...asGiven },
    keysUrl: { env: `${name}_KEYS_URL`, default: at.keysUrl, ...asGiven },
    issuers: {
      env: `${name}_ISSUER`,
      schema: z.pipe(
        z.string(),
        z.transform((value: string) => [value]),
      ),
      default: at.issuers,
      doc,
    },
  } as const
}

export const settingsOf = (line: Setting | Part): Setting[] =>
  'settings' in line ? Object.values(line.settings) : [line]

export const everySetting: Setting[] = Object.values(settings).flatMap(settingsOf)
