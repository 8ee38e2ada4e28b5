import type { EntryTexts } from '#domain/entry-sections'
import { joinedTexts } from '#domain/items'
import { isOnDevice, updateChange } from './change-store.ts'
import type { Change } from './change.ts'

/**
 * Before there was one model of changes, drafts were kept under `draft:<user>:<part>:<date>`, in three formats. They
 * are converted once; no word is lost. Delete this file when no such draft can be left on a device.
 */
const prefix = 'draft:'

type EntryChange = Change<EntryTexts>
type Converted = Partial<EntryChange> & Pick<EntryChange, 'fields'>

const converters: Record<string, (draft: Record<string, unknown>) => Converted> = {
  /** The morning page: sent whole, with an id made on the device. */
  entry: ({ id, isSent, ...rest }) => {
    const fields = textsIn(rest)
    return { id: String(id ?? ''), fields, submitted: isSent === true ? (Object.keys(fields) as never) : [] }
  },
  /** The diary, with the stored text from which it was begun. */
  diary: ({ base, ...rest }) => ({
    fields: textsIn(rest),
    seen: typeof base === 'string' ? { diaryText: base } : {},
  }),
  /** An edit of a stored entry, with the version from which it was begun. */
  edit: ({ version, ...rest }) => ({
    fields: textsIn(rest),
    ...(typeof version === 'number' && { seenVersion: version }),
  }),
}

export function convertOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) convert(key)
  } catch {
    // Storage that cannot be used holds no draft.
  }
}

function convert(key: string): void {
  const [userId, part, date] = key.slice(prefix.length).split(':')
  const toChange = part && converters[part]
  const draft = parse(localStorage.getItem(key))
  if (userId && date && toChange && draft) {
    const converted = toChange(draft)
    const place = { userId, kind: 'entry', key: date }
    if (Object.values(converted.fields).some((text) => text.trim() !== ''))
      updateChange<EntryTexts>(place, (change) => combined(change, converted))
    // Without room for the change the draft stays where it is.
    if (!isOnDevice(place)) return
  }
  localStorage.removeItem(key)
}

function combined(change: EntryChange | undefined, converted: Converted): EntryChange {
  if (!change) return { id: '', seen: {}, submitted: [], ...converted }
  const fields = { ...change.fields }
  const { seenVersion, ...rest } = change
  // The writer of a page did not see what is stored, so the page is not an edit of it.
  const isPage = Boolean(converted.id)
  let areTwo = false
  for (const [name, text] of Object.entries(converted.fields) as [keyof EntryTexts, string][]) {
    const other = fields[name]
    const differs = other !== undefined && other !== text
    areTwo ||= differs
    fields[name] = differs ? joinedTexts(name, other, text) : text
  }
  // Two texts for one section: the person decides what is sent.
  return {
    ...rest,
    ...(!isPage && seenVersion !== undefined && { seenVersion }),
    id: converted.id || change.id,
    fields,
    seen: { ...change.seen, ...converted.seen },
    submitted: areTwo ? [] : [...change.submitted, ...(converted.submitted ?? [])],
  }
}

function textsIn(draft: Record<string, unknown>): Partial<EntryTexts> {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, text]) => name.endsWith('Text') && typeof text === 'string'),
  )
}

function parse(json: string | null): Record<string, unknown> | undefined {
  try {
    return (JSON.parse(json ?? 'null') as Record<string, unknown> | null) ?? undefined
  } catch {
    return undefined
  }
}
