/** What a script may change about a person. The address comes checked: it is written into the SQL as it is. */
export type PersonChange = {
  set: string
  /** Whom the change is refused to, and in which words. */
  unless: string
  refusal: string
}

export const personChanges = {
  employee: {
    set: 'is_employee = 1',
    unless: 'email_verified_at is null',
    refusal: 'has not been proven yet. The person confirms it with a code in Settings.',
  },
  deactivate: { set: 'is_active = 0', unless: 'false', refusal: '' },
  activate: {
    set: 'is_active = 1',
    unless: 'deletion_requested_at is not null',
    refusal: 'belongs to an account that is being deleted.',
  },
} satisfies Record<string, PersonChange>

export type Run = (sql: string) => unknown[]

/** An address that can stand inside a statement. */
export function isPlainAddress(text: string): boolean {
  return /^[\w.+-]+@[\w.-]+$/.test(text)
}

export function changePerson(run: Run, email: string, change: PersonChange): 'done' | 'refused' | 'unknown' {
  if (!isPlainAddress(email)) return 'unknown'
  const whose = `email = '${email}'`
  if (
    run(
      `update users set ${change.set}, plan_changes = plan_changes + 1 where ${whose} and not (${change.unless}) returning id`,
    ).length > 0
  )
    return 'done'
  return run(`select id from users where ${whose}`).length > 0 ? 'refused' : 'unknown'
}
