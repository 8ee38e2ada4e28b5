import type { ReplyChoice } from '#domain/entry'

/**
 * What was typed on this device and is not stored yet: one model for entries and for everything else that
 * has fields and a version. Pure functions; change-store.ts keeps changes on the device, outbox.ts sends them.
 */
export type Change<Fields extends object> = {
  /** The id of the thing. For a new thing it is made here, so that sending it twice stores it once. */
  id: string
  fields: Partial<Fields>
  /** What was stored in these fields when the writer began. For a goal, in the other fields too. */
  seen: Partial<Fields>
  /** The version that the writer saw; absent while nothing is stored. */
  seenVersion?: number
  /** The fields for which the person has pressed Send or Save, until the server confirms them. */
  submitted: Name<Fields>[]
  /** For the texts of an entry: what was chosen beside Save. */
  reply?: ReplyChoice
}

export type Stored<Fields extends object> = Fields & { id: string; version: number }
type Name<Fields> = keyof Fields & string

export const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

export function namesOf<Fields extends object>(fields: Partial<Fields>): Name<Fields>[] {
  return Object.keys(fields) as Name<Fields>[]
}

/** The fields in which the change says something else than what is stored. */
export function changedNames<Fields extends object>(
  change: Change<Fields> | undefined,
  stored: Fields | null,
): Name<Fields>[] {
  if (!change) return []
  return namesOf<Fields>(change.fields).filter((name) => {
    const text = change.fields[name]
    if (stored && isSame(text, stored[name])) return false
    // A writer who had not seen the stored text did not mean to empty it.
    return !isBlank(text) || change.seen[name] !== undefined || change.seenVersion !== undefined
  })
}

/** The changed fields that were also changed elsewhere: the person has to choose. */
export function conflictingNames<Fields extends object>(
  change: Change<Fields> | undefined,
  stored: Stored<Fields>,
): Name<Fields>[] {
  return changedNames(change, stored).filter((name) => {
    const seen = change!.seen[name]
    if (seen !== undefined) return !isSame(seen, stored[name])
    return change!.seenVersion !== stored.version && !isBlank(stored[name])
  })
}

/** After the person has typed in one field. Undefined when nothing is left to store. */
export function withField<Fields extends object, Field extends Name<Fields>>(
  change: Change<Fields> | undefined,
  field: { stored: Stored<Fields> | null; name: Field; value: Fields[Field]; newId: () => string },
): Change<Fields> | undefined {
  const { stored, name, value, newId } = field
  if (stored && isSame(value, stored[name])) return change && without(change, [name])
  const begun = change ?? begin<Fields>(stored)
  // A tab that shows nothing stored can go on with the change of a tab that does.
  const shown = stored || begun.seenVersion === undefined ? stored?.[name] : ('' as Fields[Field])
  const seen = name in begun.fields ? begun.seen[name] : shown
  return nonEmpty({
    ...begun,
    id: begun.id || newId(),
    fields: { ...begun.fields, [name]: value },
    seen: seen === undefined ? begun.seen : { ...begun.seen, [name]: seen },
    // A new thing is sent whole, so typing in one field takes the whole of it back.
    submitted: begun.seenVersion === undefined ? [] : begun.submitted.filter((other) => other !== name),
  })
}

/** After the person has pressed Send or Save for these fields. */
export function submitted<Fields extends object>(
  change: Change<Fields>,
  submission: { stored: Stored<Fields> | null; names: Name<Fields>[]; newId: () => string; reply?: ReplyChoice },
): Change<Fields> {
  const { stored, newId, reply } = submission
  // Another page may have stored some of them since.
  const names = submission.names.filter((name) => name in change.fields)
  if (stored) {
    const { reply: _before, ...based } = basedOn(change, stored)
    return { ...based, submitted: [...new Set([...based.submitted, ...names])], ...(reply && { reply }) }
  }
  const { seenVersion, ...rest } = change
  // What was stored has been deleted: the change becomes a new thing.
  const id = (seenVersion === undefined && change.id) || newId()
  return { ...rest, id, seen: {}, submitted: names }
}

/** After the person has seen what is stored, and has chosen these fields instead. */
export function resolved<Fields extends object>(
  change: Change<Fields>,
  { stored, fields }: { stored: Stored<Fields>; fields: Partial<Fields> },
): Change<Fields> | undefined {
  const names = namesOf<Fields>(fields)
  const seen = Object.fromEntries(names.map((name) => [name, stored[name]])) as Partial<Fields>
  const based = basedOn(change, stored)
  const next = { ...based, fields: { ...based.fields, ...fields }, seen: { ...based.seen, ...seen } }
  return without(
    next,
    names.filter((name) => isSame(fields[name], stored[name])),
  )
}

/** After the server has stored `sent`: what was typed meanwhile, or was not sent, is left. */
export function settled<Fields extends object>(
  change: Change<Fields>,
  { stored, sent }: { stored: Stored<Fields>; sent: Partial<Fields> },
): Change<Fields> | undefined {
  const wasNew = change.seenVersion === undefined
  const confirmed = Object.fromEntries(namesOf<Fields>(sent).map((name) => [name, stored[name]])) as Partial<Fields>
  const rest = without(change, unchangedNames(change, stored))
  if (!rest) return undefined
  const left = {
    ...rest,
    // A page that another tab wrote on while this one was sent does not replace the stored one unseen.
    seen: wasNew ? rest.seen : { ...rest.seen, ...confirmed },
    // A text that was submitted again while the earlier one was sent is still to be sent.
    submitted: rest.submitted.filter((name) => !(name in sent) || !isSame(rest.fields[name], sent[name])),
  }
  const isCurrent = !wasNew && conflictingNames(left, stored).length === 0
  return isCurrent ? { ...left, seenVersion: stored.version } : left
}

type Mark<Fields extends object, Field extends Name<Fields>> = {
  stored: { id: string; version: number }
  name: Field
  value: Fields[Field]
  seen: Fields[Field]
}

/**
 * After the person has made a mark, which is sent at once. It is kept also when the same is stored already: an
 * earlier mark of the same field may still be sent.
 */
export function marked<Fields extends object, Field extends Name<Fields>>(
  change: Change<Fields> | undefined,
  mark: Mark<Fields, Field>,
): Change<Fields> {
  const { stored, name, value, seen } = mark
  const begun = change ?? { id: stored.id, fields: {}, seen: {}, seenVersion: stored.version, submitted: [] }
  return {
    ...begun,
    fields: { ...begun.fields, [name]: value },
    seen: { ...begun.seen, [name]: seen },
    submitted: [...new Set([...begun.submitted, name])],
  }
}

/** Keeps these fields, or all, as a draft: they are no longer sent by themselves. */
export function unsubmitted<Fields extends object>(change: Change<Fields>, names?: string[]): Change<Fields> {
  return { ...change, submitted: names ? change.submitted.filter((name) => !names.includes(name)) : [] }
}

/** The change without these fields. Undefined when nothing is left. */
export function without<Fields extends object>(
  change: Change<Fields>,
  names: Name<Fields>[],
): Change<Fields> | undefined {
  const rest = (fields: Partial<Fields>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name as Name<Fields>)))
  const fields = rest(change.fields) as Partial<Fields>
  if (namesOf<Fields>(fields).length === 0) return undefined
  return {
    ...change,
    fields,
    seen: rest(change.seen) as Partial<Fields>,
    submitted: change.submitted.filter((name) => !names.includes(name)),
  }
}

function begin<Fields extends object>(stored: Stored<Fields> | null): Change<Fields> {
  const blank = { id: '', fields: {}, seen: {}, submitted: [] }
  return stored ? { ...blank, id: stored.id, seenVersion: stored.version } : blank
}

/** The same change, as a change of what is stored. A field whose stored text the writer has not seen stays unseen. */
function basedOn<Fields extends object>(change: Change<Fields>, stored: Stored<Fields>): Change<Fields> {
  if (change.seenVersion !== undefined) return { ...change, id: stored.id }
  const unseen = Object.fromEntries(namesOf<Fields>(change.fields).map((name) => [name, ''])) as Partial<Fields>
  return { ...change, id: stored.id, seenVersion: stored.version, seen: { ...unseen, ...change.seen } }
}

function unchangedNames<Fields extends object>(change: Change<Fields>, stored: Fields): Name<Fields>[] {
  const changed = changedNames(change, stored)
  return namesOf<Fields>(change.fields).filter((name) => !changed.includes(name))
}

function nonEmpty<Fields extends object>(change: Change<Fields>): Change<Fields> | undefined {
  const isEmpty = change.seenVersion === undefined && Object.values(change.fields).every((text) => text === '')
  return isEmpty && Object.keys(change.seen).length === 0 ? undefined : change
}

function isBlank(text: unknown): boolean {
  return typeof text === 'string' && text.trim() === ''
}
