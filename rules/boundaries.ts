import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OxlintOverride } from 'oxlint'

/**
 * Who may import whom, types included. Longer than 300 lines, since each rule has its planted imports. For a file that matches several lines the last one applies, so each lists all of
 * its rules. Beside them are the planted imports: some that pass, and all that the linter must refuse. `from` is an
 * import of values, `type from` one of types (see `importOf`).
 */
type Boundary = {
  files: string[]
  refuses: Refusal[]
  /** By the file that has the imports. */
  planted: Record<string, { passes: string[]; refused: string[] }>
}
type Refusal = ({ regex: string } | { group: string[] }) & {
  message: string
  allowTypeImports?: true
  importNames?: string[]
}

/* What several lines refuse. */

const domain = 'domain is the product itself: it imports zod and papaparse, nothing else.'
const ofDomain = ['*', '!./*', '!./*/*.ts', '!zod', '!zod/*', '!papaparse']
const coach = 'The coach imports its own files, those directly in domain and the time.'

const worker: Refusal = {
  regex: '(^|/)worker/',
  allowTypeImports: true,
  message: 'src takes from worker the type AppType, nothing at run time.',
}
const workerPackages: Refusal = {
  regex: '^(drizzle-orm|stripe|openai|arctic|oslo|jose|hono$|hono/[^c]|cloudflare:|node:)',
  message: 'This belongs to the Worker.',
}

const pages: Refusal = { regex: '(^~|/src)/', message: 'The Worker does not import the pages.' }
const sql: Refusal = { regex: '^drizzle-orm', message: 'SQL is written in repositories.' }
const vendorPackages: Refusal = {
  regex: '^(stripe|openai|arctic|oslo|jose|twilio|@simplewebauthn|@block65)',
  message: 'Packages of vendors are imported in providers/ only, oslo in core/secrets.ts.',
}
const providers: Refusal = {
  group: [
    '**/providers/**',
    '!**/providers/mail/mail-content.ts',
    '!**/providers/mail/mailer.ts',
    '!**/providers/coach/coach.ts',
  ],
  allowTypeImports: true,
  message: 'Only services.ts chooses a vendor. The exceptions do not depend on a vendor.',
}
const localParts: Refusal = {
  regex: '/(dev|testing)/|\\.(stand-in|test-suite)\\.ts$',
  message: 'Production code imports nothing from dev/ or testing/.',
}
const environment: Refusal = {
  group: ['**/services.ts'],
  importNames: ['Env', 'createServices'],
  message: 'Only index.ts and services.ts use Env.',
}
const modulesAndProviders: Refusal = {
  regex: '^(\\.\\./)+(modules|providers)/',
  message: 'core imports no module and no provider.',
}
const modulesAndDatabase: Refusal = { regex: '^(\\.\\./)+(modules|db)/', message: 'Providers import core and domain.' }

const ownFiles = 'A feature reaches its own files by their path and others through ~/.'
const ofFeatures: Refusal[] = [
  worker,
  workerPackages,
  {
    group: ['~/features/*/**', '!~/features/**/*.queries', '!~/features/**/*.queries.ts'],
    message: 'What another feature shows is its queries; its insides are its own.',
  },
  { regex: '^~/routes/', message: 'Routes compose features, not the other way round.' },
]

/** Each file directly in worker/, so that a new one is refused without a change here. */
const entryPointNames = readdirSync(join(import.meta.dirname, '../worker')).flatMap(
  (name) => /^([\w-]+)\.tsx?$/.exec(name)?.[1] ?? [],
)
const entryPoints: Refusal = {
  regex: `^(\\.\\./)+(${entryPointNames.join('|')})\\.tsx?$`,
  message: 'Entry points import modules, not the other way round.',
}

/* What each file of the Worker below its entry points is refused, and each one of a module. */
const inside = [pages, entryPoints, localParts]
const inModules = [...inside, vendorPackages, providers]

/* The boundaries. In the Worker: entry points -> modules -> providers -> core -> db/client.ts; domain is below them. */

export const boundaries: Boundary[] = [
  {
    files: ['domain/**'],
    refuses: [{ group: ofDomain, message: domain }],
    planted: {
      'domain/planted.ts': {
        passes: ['zod/mini', './entry.ts', './time/week.ts', './coach/page.ts'],
        refused: ['hono', '../worker/modules/user/user.table.ts', 'node:fs'],
      },
    },
  },
  {
    files: ['domain/import/*', 'domain/highlights/*', 'domain/ask/*'],
    refuses: [{ group: [...ofDomain, '!../*.ts', '!../time/*.ts'], message: domain }],
    planted: {
      'domain/import/planted.ts': {
        passes: ['zod/mini', '../entry.ts', '../time/week.ts', './file.ts'],
        refused: ['hono', '../coach/page.ts', '../../worker/modules/user/user.table.ts'],
      },
    },
  },
  {
    files: ['domain/time/*'],
    refuses: [{ group: ['*', '!./*', '!../texts.ts'], message: 'The time imports its own files and the texts.' }],
    planted: {
      'domain/time/planted.ts': { passes: ['./week.ts', '../texts.ts'], refused: ['../entry.ts', 'zod/mini'] },
    },
  },
  {
    files: ['domain/coach/*'],
    refuses: [{ group: ['*', '!./*', '!./*/*.ts', '!../*.ts', '!../time/*.ts'], message: coach }],
    planted: {
      'domain/coach/letter.ts': {
        passes: ['../time/local-date.ts', './page.ts', './letters/english.ts'],
        refused: ['zod/mini', '../../worker/modules/user/user.table.ts', '../../vite.config.ts'],
      },
    },
  },
  {
    files: ['domain/coach/*/*'],
    refuses: [{ group: ['*', '!./*', '!../*.ts', '!../../*.ts'], message: coach }],
    planted: {
      'domain/coach/letters/english.ts': {
        passes: ['../../entry.ts', 'type ../letter-lines.ts', './english-harm.ts'],
        refused: ['zod/mini', '../signs/harm-phrases.ts', '../../../worker/modules/user/user.table.ts'],
      },
    },
  },
  {
    files: ['domain/texts/*/*'],
    refuses: [{ group: ['*', '!../*.ts'], message: 'A table of texts imports what all languages share.' }],
    planted: {
      'domain/texts/de/planted.ts': {
        passes: ['../plural.ts', 'type ../type.ts'],
        refused: ['./goals.ts', '../../entry.ts'],
      },
    },
  },
  {
    files: ['domain/**/*.test.ts'],
    refuses: [
      {
        group: [...ofDomain, '!../*.ts', '!../time/*.ts', '!vitest', '!fast-check', '!ical.js', '!node:*'],
        message: domain,
      },
    ],
    planted: { 'domain/planted.test.ts': { passes: ['vitest'], refused: ['../worker/modules/user/user.table.ts'] } },
  },
  {
    files: ['src/**'],
    refuses: [worker, workerPackages],
    planted: {
      'src/planted.ts': {
        passes: ['hono/client', 'type ../worker/app.ts'],
        refused: ['../worker/app.ts', 'drizzle-orm', 'hono'],
      },
    },
  },
  {
    files: ['src/features/*/*'],
    refuses: [...ofFeatures, { regex: '^\\.\\./', message: ownFiles }],
    planted: {
      'src/features/goal/planted.ts': {
        passes: ['./form/goal-form.ts', '~/features/user/user.queries'],
        refused: ['~/features/user/avatar', '../user/avatar.ts', '~/routes/home', '../../../worker/app.ts'],
      },
    },
  },
  {
    files: ['src/features/*/*/*'],
    refuses: [...ofFeatures, { regex: '^\\.\\./\\.\\./', message: ownFiles }],
    planted: {
      'src/features/goal/form/planted.ts': {
        passes: ['./goal-form.ts', '../goal-kind.ts', '~/features/entry/stored/entry.queries'],
        refused: ['~/features/user/avatar', '../../user/avatar.ts', '~/routes/home', '../../../../worker/app.ts'],
      },
    },
  },
  {
    files: ['src/ui/**'],
    refuses: [worker, workerPackages, { regex: '(^~|\\.\\.)/(features|routes)/', message: 'ui knows no feature.' }],
    planted: {
      'src/ui/planted.ts': {
        passes: ['./button.tsx'],
        refused: ['~/features/gate/gate', '../features/goal/goal-list.ts', '../../worker/app.ts', 'hono'],
      },
    },
  },
  {
    files: ['src/lib/**'],
    refuses: [
      worker,
      workerPackages,
      { regex: '(^~|\\.\\.)/(features|routes|ui)/', message: 'lib knows no feature, and draws nothing.' },
    ],
    planted: {
      'src/lib/planted.ts': { passes: ['./api.ts'], refused: ['~/features/user/user.queries', '~/ui/row-section'] },
    },
  },
  {
    files: ['src/device/*'],
    refuses: [
      {
        group: ['*', '!./*', '!#domain/*', '!#domain/*/*', '!~/lib/api-error', '!react', '!@tanstack/react-query'],
        message: 'The device keeps what any feature gives it: it knows no screen and makes no call.',
      },
    ],
    planted: {
      'src/device/planted.ts': {
        passes: ['./change.ts', '#domain/entry-sections', '~/lib/api-error', 'react', '@tanstack/react-query'],
        refused: ['~/lib/api', '../ui/toast.ts', '~/features/user/user.queries', 'react-router', '../../worker/app.ts'],
      },
    },
  },
  {
    files: ['src/device/*.test.ts'],
    refuses: [worker, workerPackages],
    planted: {
      'src/device/planted.test.ts': { passes: ['vitest', 'fast-check'], refused: ['../../worker/app.ts', 'hono'] },
    },
  },
  {
    files: ['src/drawings/**'],
    refuses: [
      {
        group: ['*', '!./*', '!#domain/*', '!#domain/*/*', '!react'],
        message: 'The Worker draws these too: no state, no browser, no other room.',
      },
    ],
    planted: {
      'src/drawings/planted.ts': {
        passes: ['react', '#domain/time/local-date', './card.tsx'],
        refused: ['react-router', '~/lib/use-today', '../ui/spinner.tsx'],
      },
    },
  },
  {
    files: ['worker/**'],
    refuses: [pages, sql, vendorPackages, providers, localParts, environment],
    planted: {
      'worker/pages.ts': {
        passes: ['./modules/entry/entry-reading.usecases.ts', './first-content.tsx'],
        refused: [
          './dev/dev.routes.ts',
          './providers/mail/outbox.mailer.ts',
          'drizzle-orm',
          '../src/root.tsx',
          'openai',
          "import type { Env } from './services.ts'",
        ],
      },
    },
  },
  {
    files: ['worker/modules/**'],
    refuses: [...inModules, sql],
    planted: {
      'worker/modules/goal/goal.rules.ts': {
        passes: ['../../core/secrets.ts', 'type ../../providers/mail/mailer.ts'],
        refused: [
          '../../providers/mail/outbox.mailer.ts',
          'type ../../services.ts',
          'type ../../jobs.ts',
          '../../first-content.tsx',
          '../../first-data.ts',
          '../../dev/roles.ts',
          '../../testing/mornings.ts',
          '../../providers/coach/openai.stand-in.ts',
          'drizzle-orm',
          'stripe',
        ],
      },
    },
  },
  {
    files: ['worker/**/*.routes.ts'],
    refuses: [
      ...inModules,
      { regex: '^drizzle-orm|\\.(repository|table)\\.ts$', message: 'Routes call use cases, which call repositories.' },
    ],
    planted: {
      'worker/modules/goal/goal.routes.ts': {
        passes: ['hono', './goal.usecases.ts'],
        refused: [
          './goal.table.ts',
          './goal.repository.ts',
          'drizzle-orm',
          'type ../../services.ts',
          '../../first-content.tsx',
          '../../dev/roles.ts',
        ],
      },
    },
  },
  {
    files: ['worker/**/*.usecases.ts'],
    refuses: [
      ...inModules,
      { regex: '^(hono|drizzle-orm)|\\.(routes|table)\\.ts$', message: 'Use cases import neither Hono nor Drizzle.' },
      {
        regex: '\\.repository\\.ts$',
        allowTypeImports: true,
        message: 'Use cases get their repositories as services.',
      },
    ],
    planted: {
      'worker/modules/goal/goal.usecases.ts': {
        passes: ['type ./goal.repository.ts', 'type ./goal.services.ts'],
        refused: [
          './goal.repository.ts',
          'hono/http-exception',
          'drizzle-orm',
          './goal.table.ts',
          'type ../../services.ts',
          '../../first-data.ts',
          '../../testing/mornings.ts',
        ],
      },
    },
  },
  {
    files: ['worker/**/*.repository.ts', 'worker/**/*.table.ts', 'worker/db/**'],
    refuses: [
      ...inModules,
      { regex: '^hono|\\.(routes|usecases)\\.ts$', message: 'Repositories import tables and core.' },
    ],
    planted: {
      'worker/modules/goal/goal.repository.ts': {
        passes: ['drizzle-orm', 'type ../../db/client.ts', './goal.table.ts'],
        refused: ['../user/user.usecases.ts', 'type hono', 'type ../../services.ts', '../../first-content.tsx'],
      },
      'worker/db/planted.ts': {
        passes: ['drizzle-orm', '../modules/goal/goal.table.ts'],
        refused: ['../modules/goal/goal.usecases.ts', 'type ../services.ts'],
      },
    },
  },
  {
    files: ['worker/dev/**'],
    refuses: [pages, sql, vendorPackages, providers, environment],
    planted: {
      'worker/dev/planted.ts': {
        passes: ["import type { Services } from '../services.ts'", './roles.ts'],
        refused: ['drizzle-orm', "import type { Env } from '../services.ts'"],
      },
    },
  },
  {
    files: ['worker/core/**'],
    refuses: [...inside, sql, vendorPackages, modulesAndProviders],
    planted: {
      'worker/core/planted.ts': {
        passes: ['type hono'],
        refused: [
          'oslo/crypto',
          'drizzle-orm',
          '~/lib/api',
          'type ../providers/mail/mailer.ts',
          'type ../modules/account/user/user.repository.ts',
          'type ../services.ts',
          '../first-content.tsx',
          '../dev/roles.ts',
        ],
      },
    },
  },
  {
    files: ['worker/core/rate-counters.ts', 'worker/core/*.table.ts', 'worker/core/logging.ts'],
    refuses: [
      ...inside,
      { regex: '^hono', message: 'These files know the database only.' },
      vendorPackages,
      modulesAndProviders,
    ],
    planted: {
      'worker/core/rate-counters.ts': {
        passes: ['drizzle-orm', 'type ../db/client.ts'],
        refused: ['type ../modules/account/user/user.repository.ts', 'type hono'],
      },
    },
  },
  {
    files: ['worker/core/secrets.ts'],
    refuses: [
      ...inside,
      {
        regex: '^(drizzle-orm|hono|stripe|openai|arctic|jose|twilio|@simplewebauthn|@block65)',
        message: 'This file imports oslo only.',
      },
      modulesAndProviders,
    ],
    planted: {
      'worker/core/secrets.ts': { passes: ['oslo/crypto'], refused: ['arctic', 'type ../providers/mail/mailer.ts'] },
    },
  },
  {
    files: ['worker/providers/**'],
    refuses: [
      ...inside,
      {
        regex: '^(drizzle-orm|hono$|oslo|arctic)',
        message: 'A provider imports the package of its vendor; arctic is for identity.',
      },
      modulesAndDatabase,
    ],
    planted: {
      'worker/providers/mail/planted.ts': {
        passes: ['stripe', '../../core/secrets.ts'],
        refused: [
          'arctic',
          '../../modules/account/user/user.table.ts',
          'type ../../db/client.ts',
          'type ../../services.ts',
          '../../first-content.tsx',
          '../../dev/roles.ts',
        ],
      },
    },
  },
  {
    files: ['worker/providers/identity/**'],
    refuses: [
      ...inside,
      { regex: '^(drizzle-orm|hono$|oslo)', message: 'A provider imports the package of its vendor.' },
      modulesAndDatabase,
    ],
    planted: {
      'worker/providers/identity/planted.ts': {
        passes: ['arctic'],
        refused: ['oslo/crypto', 'type ../../modules/account/user/user.repository.ts'],
      },
    },
  },
  {
    files: ['worker/index.ts', 'worker/services.ts'],
    refuses: [pages, sql, vendorPackages, localParts],
    planted: {
      'worker/services.ts': {
        passes: ['./providers/mail/outbox.mailer.ts'],
        refused: ['openai', './dev/stored.ts'],
      },
    },
  },
  {
    files: ['worker/first-content.tsx'],
    refuses: [
      {
        group: ['*', '!#domain/*', '!#domain/*/*', '!**/src/drawings/*.tsx'],
        message: 'The first content consists of drawings and domain.',
      },
    ],
    planted: {
      'worker/first-content.tsx': {
        passes: ['#domain/time/local-date', '../src/drawings/card.tsx'],
        refused: ['../src/ui/spinner.tsx', './modules/entry/entry-reading.usecases.ts'],
      },
    },
  },
  {
    files: ['worker/app.ts'],
    refuses: [
      pages,
      sql,
      vendorPackages,
      providers,
      {
        group: ['**/dev/**', '!**/dev/*.routes.ts', '**/testing/**'],
        message: 'The app mounts the routes of dev/ in a local run and imports nothing else from there.',
      },
      environment,
    ],
    planted: {
      'worker/app.ts': {
        passes: ['./dev/dev.routes.ts', "import type { Services } from './services.ts'"],
        refused: ['./dev/roles.ts', './testing/test-app.ts', "import type { Env } from './services.ts'"],
      },
    },
  },
  {
    files: ['worker/**/*.test.ts', 'worker/**/*.test-suite.ts', 'worker/testing/**'],
    refuses: [pages],
    planted: { 'worker/testing/planted.ts': { passes: ['../db/stored.ts'], refused: ['~/lib/api'] } },
  },
]

export const boundaryRules: OxlintOverride[] = boundaries.map(({ files, refuses }) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: refuses }] },
}))

/** The statement of a planted import. One that needs a name is written in full. */
export function importOf(planted: string, index: number): string {
  if (planted.startsWith('import ')) return planted
  return planted.startsWith('type ')
    ? `import type { planted as planted${index} } from '${planted.slice('type '.length)}'`
    : `import { planted as planted${index} } from '${planted}'`
}
