import { applyD1Migrations, reset } from 'cloudflare:test'
import dump from './database-0004.sql?raw'
import { databases } from './journals.ts'
import { realEnv } from './real-env.ts'

/**
 * A database as the version with migrations 0000 to 0004 wrote it: people of each plan, one barred and one to be
 * erased, sessions, a passkey, sign-ins under way, a reset link, a code, entries, a deleted entry, goals, a message.
 * It was written at the time at which the test clock starts. Never change it: it stands for databases that exist.
 */
const migrationsOfDump = 5

/** Empties D1 and KV, loads the dump, and applies the migrations that came after it. */
export async function loadOldDatabase(): Promise<void> {
  await reset()
  await applyD1Migrations(realEnv.DB, realEnv.MIGRATIONS.slice(0, migrationsOfDump))
  const statements = dump.split(/;\n(?=insert into |$)/).filter((statement) => statement !== '')
  await realEnv.DB.batch(statements.map((statement) => realEnv.DB.prepare(statement)))
  for (const db of databases.values()) await applyD1Migrations(db, realEnv.MIGRATIONS)
}

/** What the people of the dump hold; the database has hashes only. */
export const heldByPeople = {
  /** The cookie of one signed-in browser each. The password of each is "NAME at dawn". */
  sessions: {
    fern: 'CvlLLNAGh8cuOPhI5I-I07SXLYnKrOdiaqxOH1FINhc',
    pearl: 'SMsJrkbJChY1rD2zBbN8jpNPIX589_a8tfyrG_82iwc',
    emery: 'ZvHaf4rs7-IxBHvZ5gzDgWTelDNPFL_w1p9ZFevAFG4',
    lars: 'cUdFOv1HG4b58FP_0p1W-keYT9NHN4ZlAjppsaLGEVM',
  },
  /** Mailed to Lars three minutes ago. */
  resetToken: 'b-l_XFfXbJpG-0vP4iSimMB65oF2gjYeWvJ6W5-DchY',
  /** Mailed to Fern three minutes ago. */
  emailCode: '325481',
  /** The cookie of a person who came from Google without a name. */
  pendingIdentity: 'DduS6ej8vWIZ9JPW61VfAA2V9ck4GeDH3Bv3AFtx-3Y',
  /** A browser that is at Google. */
  atGoogle: {
    cookie: '7IkgG1_OQ99uEQbpBd4i0un9v8gknjVjfHsZC_xzVzc',
    state: '50410f582dc4b6eec714bf95febea5f517b13ed37a81a6af70bdc759e00bce96',
    nonce: '2c93b7e3ff9358067ebb827a670db9584d2697e7f215c5b533a21e1c13d1f781',
  },
  /** The options of a sign-in by passkey that has begun. */
  passkeyOptions: { rpId: 'firstlight.test', challenge: 'CnEmVZ7mnce807JbTnd4SbkvmRFCxok4RLVhmo3HvJg' },
  /** Pearl's passkey, as her phone keeps it. */
  passkey: {
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: '0RoYmMg2LdeWUwAxGmXNAB4l2mgK5pSgYF_ZQG4oe0c',
      y: 'aLJnuDGRB3yAhSKhp7XCzRL8dnn1vjZ60HHTT1iq4zc',
      d: 'C_jhcQD2NwWWxGj0q-xnpvmfsHw40NZ_NamwGRXD1Qc',
    },
    credentialId: 'Ecpc9e1bhIxX-oG5xq68gw',
    userHandle: 'MDFhMTJmYzQtZjc4MC03MDAyLTgyZjItZmNkNDczNWM2ZjM1',
  },
  /** Pearl deleted this entry ten seconds ago. */
  deletedEntryId: '01a1fdc3-3070-7000-837b-2a52ea9a40aa',
}
