import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as ApiErrors from '../lib/api-error.ts'
import type * as Changes from './change.ts'
import type * as ChangeStore from './change-store.ts'
import type * as Outbox from './outbox.ts'
import type * as Person from './person.ts'

/**
 * Two tabs of one browser, with or without a service worker, two people and one server, in random order. Every letter
 * that is typed is another one, so that each can be looked for: until the server has stored it, it is on the device,
 * and in the end it is stored once.
 */

type Modules = typeof ApiErrors & typeof Changes & typeof ChangeStore & typeof Outbox & typeof Person
type Texts = { page: string; diary: string }
type Entry = Changes.Stored<Texts>
type Name = keyof Texts
type Mood = Changes.Stored<{ mood: number }>

const names: Name[] = ['page', 'diary']
const people = ['ada', 'bob']
const key = '2026-11-21'
const placeOf = (userId: string, kind = 'entry') => ({ userId, kind, key })
const lettersOf = (text = '') => text.match(/\d+\./g) ?? []
const joined = (one: string, other: string) => [...new Set([...lettersOf(one), ...lettersOf(other)])].join('')

/** A page that is open in a tab. A reload makes another one. */
class Page {
  modules!: Modules
  userId = ''
  isOpen = true
  /** What the screen shows as stored, by person. */
  stored: Record<string, Entry | undefined> = {}
  listeners = new Set<(event: { key: string; newValue: string | null }) => void>()
  /** The storage as this page sees it. */
  storage = new Map<string, string>()
  /** Its own writes, until the browser has put them in order. */
  writes: [item: string, value: string | null][] = []
  /** The writes of all pages in order, until this page has heard of them. */
  unheard: { item: string; value: string | null; isOwn: boolean }[] = []

  write(item: string, value: string | null) {
    if (value === null) this.storage.delete(item)
    else this.storage.set(item, value)
    this.writes.push([item, value])
  }
}

type Request = { page: Page; serve: () => unknown; reply?: unknown; end: (reply: unknown) => void }
type Outcome = 'stored' | 400 | 500
type Waiting = { page: Page; run: () => Promise<void> }

/** The page whose code runs. */
let current = new Page()
let now = 0
let hasLocks = true
let lockHolder: Page | undefined
let waiting: Waiting[] = []

beforeAll(() => {
  vi.stubGlobal(
    'localStorage',
    new Proxy({} as Storage, {
      get: (_, name) =>
        ({
          getItem: (item: string) => current.storage.get(item) ?? null,
          setItem: (item: string, value: string) => current.write(item, value),
          removeItem: (item: string) => current.write(item, null),
        })[name as 'getItem'],
      ownKeys: () => [...current.storage.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: never) => current.listeners.add(listener),
  })
  const request = (_: string, { ifAvailable }: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
    if (ifAvailable && lockHolder) return work(null)
    const page = current
    return new Promise((resolve, reject) => {
      waiting.push({ page, run: () => work({}).then(resolve, reject) })
    })
  }
  vi.stubGlobal('navigator', Object.defineProperty({}, 'locks', { get: () => (hasLocks ? { request } : undefined) }))
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Runs code of a page until it waits for the server or for the lock. */
async function run(page: Page, code: () => unknown): Promise<void> {
  current = page
  void code()
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
  const next = lockHolder ? undefined : waiting.shift()
  if (!next) return
  lockHolder = next.page
  await run(next.page, () =>
    next.run().finally(() => {
      if (lockHolder === next.page) lockHolder = undefined
    }),
  )
  if (!lockHolder) await run(page, () => {})
}

const messages = { savedMessage: () => undefined, failedMessage: () => ({ title: 'Failed' }) }

class World {
  session = people[0]!
  entries = new Map<string, Entry>()
  storage = new Map<string, string>()
  pages: Page[] = []
  moods = new Map<string, number>()
  chosen = new Map<string, number>()
  requests: Request[] = []
  typed: { userId: string; name: Name; letter: string }[] = []
  usedPage: Page | undefined
  /** What the device keeps of one person: as old as the last look at the server, which is older than it may be. */
  kept: { userId: string; entry: Entry | undefined } | undefined

  hasServiceWorker = false

  /** With a service worker a page opens without the server too, with what the device keeps. */
  async open(tab: number, { fromDevice = false } = {}) {
    const { kept } = this
    if (fromDevice && !(this.hasServiceWorker && kept)) return
    const page = new Page()
    const before = this.pages[tab]
    if (before) {
      before.isOpen = false
      waiting = waiting.filter((one) => one.page !== before)
      if (lockHolder === before) lockHolder = undefined
    }
    this.pages[tab] = page
    page.storage = new Map(this.storage)
    current = page
    vi.resetModules()
    page.modules = {
      ...(await import('../lib/api-error.ts')),
      ...(await import('./change.ts')),
      ...(await import('./change-store.ts')),
      ...(await import('./outbox.ts')),
      ...(await import('./person.ts')),
    }
    if (fromDevice) this.begin(page, kept!.userId, kept!.entry)
    else this.look(page)
  }

  begin(page: Page, userId: string, entry: Entry | undefined) {
    page.userId = userId
    page.modules.setPerson(userId)
    page.stored[userId] = entry
  }

  /** The page learns who is signed in, and what is stored. */
  look(page: Page) {
    const entry = this.entries.get(this.session)
    this.begin(page, this.session, entry)
    this.kept = { userId: this.session, entry }
  }

  /** The browser puts one write of the page in order. */
  order(page: Page) {
    const write = page.writes.shift()
    if (!write) return
    const [item, value] = write
    if (value === null) this.storage.delete(item)
    else this.storage.set(item, value)
    for (const other of this.pages) other.unheard.push({ item, value, isOwn: other === page })
  }

  async hear(page: Page) {
    const heard = page.unheard.shift()
    if (!heard || heard.isOwn) return
    const { item, value } = heard
    // What the page has written since replaces this.
    const isReplaced =
      page.writes.some(([other]) => other === item) || page.unheard.some((one) => one.isOwn && one.item === item)
    if (!isReplaced && value === null) page.storage.delete(item)
    if (!isReplaced && value !== null) page.storage.set(item, value)
    await run(page, () => page.listeners.forEach((listener) => listener({ key: item, newValue: value })))
  }

  /** Until every page sees the same. */
  async synchronize() {
    while (this.pages.some((page) => page.writes.length + page.unheard.length > 0)) {
      for (const page of this.pages) {
        this.order(page)
        await this.hear(page)
      }
    }
    for (const { userId, name, letter } of this.typed) {
      const change = JSON.parse(this.storage.get(`change:${userId}:entry:${key}`) ?? '{}')
      const places = [this.entries.get(userId)?.[name] ?? '', (change.fields ?? {})[name] ?? '']
      if (!places.join(' ').includes(letter)) throw new Error(`${letter} of ${userId} is lost`)
    }
  }

  /** A person moves to the other tab in more time than the browser needs. */
  async turnTo(page: Page) {
    if (this.usedPage !== page) await this.synchronize()
    this.usedPage = page
  }

  async type(page: Page, name: Name) {
    await this.turnTo(page)
    const { userId, modules } = page
    const letter = `${this.typed.length}.`
    const stored = page.stored[userId] ?? null
    this.typed.push({ userId, name, letter })
    await run(page, () => {
      const text = (modules.readChange<Texts>(placeOf(userId))?.fields[name] ?? stored?.[name] ?? '') + letter
      modules.updateChange<Texts>(placeOf(userId), (change) =>
        modules.withField(change, { stored, name, value: text, newId: () => `id ${letter}` }),
      )
    })
  }

  request<Thing>(page: Page, serve: () => Thing): Promise<Thing> {
    return new Promise((resolve, reject) => {
      const end = (reply: unknown) => (reply instanceof Error ? reject(reply) : resolve(reply as Thing))
      this.requests.push({ page, serve, end })
    })
  }

  kindOf(page: Page): Outbox.ChangeKind<Texts, Entry> {
    const { userId, modules } = page
    return {
      name: 'entry',
      send: ({ change: { id }, sent, version }) =>
        this.request(page, () => this.store(modules, userId, { id, sent, version })),
      show: (_, entry) => (page.stored[userId] = entry),
      ...messages,
    }
  }

  /** A mark has no version: it replaces what is stored. */
  moodKindOf(page: Page): Outbox.ChangeKind<{ mood: number }, Mood> {
    const { userId, modules } = page
    return {
      name: 'mood',
      send: ({ sent }) =>
        this.request(page, () => {
          if (userId !== this.session) throw modules.otherPerson()
          // What a page that was left has asked comes too late for a mark.
          if (page.isOpen) this.moods.set(userId, sent.mood!)
          return { id: key, version: 1, mood: sent.mood! }
        }),
      show: () => {},
      ...messages,
    }
  }

  /** Sends as the screen does. */
  async deliver<Fields extends object, Thing extends Changes.Stored<Fields>>(
    { modules, userId }: Page,
    kind: Outbox.ChangeKind<Fields, Thing>,
  ) {
    const place = placeOf(userId, kind.name)
    try {
      await modules.deliver({ kind, place, client: undefined as never })
    } catch (error) {
      if (!(error instanceof modules.ApiError || error instanceof modules.NoAnswer)) throw error
    }
  }

  /** Without a mood the last one is sent again. */
  async mark(page: Page, mood?: number) {
    await this.turnTo(page)
    const { modules, userId } = page
    const place = placeOf(userId, 'mood')
    if (mood !== undefined) this.chosen.set(userId, mood)
    await run(page, () => {
      modules.updateChange<{ mood: number }>(place, (change) =>
        mood === undefined
          ? change && { ...change, submitted: ['mood'] }
          : modules.marked(change, { stored: { id: key, version: 1 }, name: 'mood', value: mood, seen: 0 }),
      )
      return this.deliver(page, this.moodKindOf(page))
    })
  }

  store(
    { ApiError, otherPerson }: Modules,
    userId: string,
    call: { id: string; sent: Partial<Texts>; version: number | undefined },
  ): Entry {
    if (userId !== this.session) throw otherPerson()
    const { id, sent, version } = call
    const entry = this.entries.get(userId)
    const isSame = entry && Object.entries(sent).every(([name, text]) => entry[name as Name] === text)
    if (entry && (version === undefined ? !isSame : version !== entry.version))
      throw new ApiError(409, JSON.stringify({ current: entry }), '')
    const stored = {
      page: '',
      diary: '',
      ...entry,
      ...sent,
      id: entry?.id ?? id,
      version: (entry?.version ?? 0) + (isSame ? 0 : 1),
    }
    this.entries.set(userId, stored)
    return stored
  }

  /** The person reads both texts where they differ, and sends all that is not stored. */
  async send(page: Page) {
    await this.turnTo(page)
    const { modules, userId } = page
    const place = placeOf(userId)
    const stored = page.stored[userId] ?? null
    await run(page, async () => {
      const change = modules.readChange<Texts>(place)
      const conflicts = stored ? modules.conflictingNames(change, stored) : []
      const fields = Object.fromEntries(conflicts.map((name) => [name, joined(stored![name], change!.fields[name]!)]))
      if (stored && conflicts.length > 0)
        modules.updateChange<Texts>(place, (latest) => latest && modules.resolved(latest, { stored, fields }))
      const changed = modules.changedNames(modules.readChange<Texts>(place), stored)
      if (changed.length === 0) return
      modules.updateChange<Texts>(
        place,
        (latest) =>
          latest && modules.submitted(latest, { stored, names: changed, newId: () => `id ${this.typed.length}` }),
      )
      await this.deliver(page, this.kindOf(page))
    })
  }

  /** The outbox of the page sends what waits. */
  async sendWaiting(page: Page) {
    const { deliverWaiting } = page.modules
    const report = { userId: page.userId, client: undefined as never, onSaved: () => {}, onRefused: () => {} }
    await run(page, async () => {
      await deliverWaiting(this.kindOf(page), report)
      await deliverWaiting(this.moodKindOf(page), report)
    })
  }

  serve(request: Request, outcome: Outcome) {
    if (request.reply) return
    const { ApiError, NoAnswer } = request.page.modules
    try {
      if (outcome === 'stored') request.reply = request.serve()
      else
        request.reply = outcome === 500 ? new NoAnswer('500', { hasConnection: true }) : new ApiError(outcome, '', '')
    } catch (error) {
      request.reply = error
    }
  }

  /** The reply arrives, or the connection is lost before it does. */
  async end(request: Request, isLost: boolean) {
    this.requests = this.requests.filter((one) => one !== request)
    const { NoAnswer } = request.page.modules
    const isUnanswered = isLost || !request.reply
    const reply = isUnanswered ? new NoAnswer('No connection', { hasConnection: false }) : request.reply
    if (request.page.isOpen) await run(request.page, () => request.end(reply))
  }
}

type Step = (world: World) => unknown
const tab = fc.constantFrom(0, 1)
const which = fc.nat(3)

const steps = fc.oneof(
  {
    weight: 6,
    arbitrary: stepOf('type', fc.tuple(tab, fc.constantFrom(...names)), (world, [page, name]) =>
      world.type(world.pages[page]!, name),
    ),
  },
  {
    weight: 4,
    arbitrary: stepOf('mark', fc.tuple(tab, fc.nat()), (world, [page, mood]) => world.mark(world.pages[page]!, mood)),
  },
  { weight: 4, arbitrary: stepOf('send', tab, (world, page) => world.send(world.pages[page]!)) },
  { weight: 2, arbitrary: stepOf('send what waits', tab, (world, page) => world.sendWaiting(world.pages[page]!)) },
  {
    weight: 6,
    arbitrary: stepOf(
      'serve',
      fc.tuple(which, fc.constantFrom<Outcome>('stored', 'stored', 'stored', 400, 500)),
      (world, [index, outcome]) => world.requests[index] && world.serve(world.requests[index], outcome),
    ),
  },
  {
    weight: 6,
    arbitrary: stepOf(
      'end',
      fc.tuple(which, fc.constantFrom(false, false, true)),
      (world, [index, isLost]) => world.requests[index] && world.end(world.requests[index], isLost),
    ),
  },
  { weight: 4, arbitrary: stepOf('order', tab, (world, page) => world.order(world.pages[page]!)) },
  { weight: 4, arbitrary: stepOf('hear', tab, (world, page) => world.hear(world.pages[page]!)) },
  { weight: 2, arbitrary: stepOf('look', tab, (world, page) => world.look(world.pages[page]!)) },
  {
    weight: 1,
    arbitrary: stepOf('reload', tab, async (world, page) => {
      await world.synchronize()
      now += 1_000
      await world.open(page)
    }),
  },
  {
    weight: 2,
    arbitrary: stepOf('open without the server', tab, async (world, page) => {
      await world.synchronize()
      now += 1_000
      await world.open(page, { fromDevice: true })
    }),
  },
  { weight: 1, arbitrary: stepOf('sign in', fc.constantFrom(...people), (world, userId) => (world.session = userId)) },
  {
    weight: 1,
    arbitrary: stepOf('wait', fc.constant(0), async (world) => {
      await world.synchronize()
      now += 5_000
    }),
  },
)

function stepOf<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  take: (world: World, value: Value) => unknown,
): fc.Arbitrary<Step> {
  return values.map((value) =>
    Object.assign((world: World) => take(world, value), { toString: () => `${name} ${JSON.stringify(value)}` }),
  )
}

/** With a connection and without another fault everything is sent. */
async function finish(world: World) {
  for (const userId of people) {
    world.session = userId
    for (let round = 0; round < 4; round++) {
      for (const page of world.pages) {
        await world.synchronize()
        now += 5_000
        world.look(page)
        await world.send(page)
        await world.mark(page)
        while (world.requests.length > 0) {
          world.serve(world.requests[0]!, 'stored')
          await world.end(world.requests[0]!, false)
        }
      }
    }
  }
  await world.synchronize()
}

async function begin({ locks, serviceWorker = false }: { locks: boolean; serviceWorker?: boolean }): Promise<World> {
  hasLocks = locks
  lockHolder = undefined
  waiting = []
  const world = new World()
  world.hasServiceWorker = serviceWorker
  await world.open(0)
  await world.open(1)
  return world
}

function expectAllStoredOnce({ entries, typed, moods, chosen }: World) {
  // Without locks an older mark can be the last to arrive.
  if (hasLocks) expect(moods).toEqual(chosen)
  for (const userId of people)
    for (const name of names) {
      const own = typed.filter((one) => one.userId === userId && one.name === name)
      expect(lettersOf(entries.get(userId)?.[name]).sort()).toEqual(own.map(({ letter }) => letter).sort())
    }
}

test.each([true, false])(
  'a letter stays that is typed while another tab stores the text (locks: %s)',
  async (locks) => {
    const world = await begin({ locks })
    const [writing, sending] = world.pages as [Page, Page]
    await world.type(writing, 'page')
    await world.send(sending)
    await world.type(writing, 'page')
    const [request] = world.requests as [Request]
    world.serve(request, 'stored')
    await world.end(request, false)
    await world.synchronize()
    await finish(world)
    expectAllStoredOnce(world)
  },
)

test('a mark stays that is made while another tab stores an earlier one, and that has no connection', async () => {
  const world = await begin({ locks: true })
  const [marking, sending] = world.pages as [Page, Page]
  await world.mark(sending, 1)
  await world.mark(marking, 2)
  const [request] = world.requests as [Request]
  world.serve(request, 'stored')
  await world.end(request, false)
  await world.end(world.requests[0]!, true)
  await world.synchronize()
  await finish(world)
  expectAllStoredOnce(world)
})

test('a letter stays that is typed in a page that shows an older text, from the device', async () => {
  const world = await begin({ locks: true, serviceWorker: true })
  const [first] = world.pages as [Page]
  await world.type(first, 'page')
  await world.send(first)
  const [request] = world.requests as [Request]
  world.serve(request, 'stored')
  await world.end(request, false)
  await world.synchronize()
  await world.open(0, { fromDevice: true })
  expect(world.pages[0]).not.toBe(first)
  expect(world.pages[0]!.stored).toEqual({ ada: undefined })
  await world.type(world.pages[0]!, 'page')
  await finish(world)
  expectAllStoredOnce(world)
})

test('a conflict in one text does not take back the other', async () => {
  const world = await begin({ locks: true })
  const [page] = world.pages as [Page]
  world.entries.set('ada', { id: 'id', version: 1, page: '', diary: '' })
  world.look(page)
  await world.type(page, 'page')
  await world.type(page, 'diary')
  world.entries.set('ada', { id: 'id', version: 2, page: 'elsewhere', diary: '' })
  await world.send(page)
  for (let call = 0; call < 2; call++) {
    world.serve(world.requests[0]!, 'stored')
    await world.end(world.requests[0]!, false)
  }
  expect(world.entries.get('ada')).toMatchObject({ page: 'elsewhere', diary: '1.' })
  expect(page.modules.readChange(placeOf('ada'))).toMatchObject({ fields: { page: '0.' }, submitted: [] })
})

test('every letter is on the device until it is stored, and is stored once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.boolean(),
      fc.array(steps, { minLength: 10, maxLength: 40, size: 'max' }),
      async (locks, serviceWorker, schedule) => {
        const world = await begin({ locks, serviceWorker })
        for (const step of schedule) {
          now += 5
          await step(world)
        }
        await finish(world)
        expectAllStoredOnce(world)
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 150), seed: Number(process.env.SEED ?? 11) },
  )
})
