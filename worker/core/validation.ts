import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type * as z from 'zod/v4/core'
import { answers } from '#domain/texts'
import { invalid, type FieldErrors } from './errors.ts'

/**
 * Checks a request with a schema of the domain; what does not fit becomes a 400 that names each field. `sentences` are
 * said of a field in place of those of the schema.
 */
export function accept<Target extends 'json' | 'query' | 'param', Schema extends z.$ZodType>(
  target: Target & keyof ValidationTargets,
  schema: Schema,
  sentences?: () => FieldErrors,
) {
  return zValidator(target, schema, (result) => {
    if (result.success) return
    // Without a prototype, so that a key named `constructor` is a key like any other.
    const fields: FieldErrors = Object.create(null)
    for (const issue of result.error.issues) {
      const name = issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined)
      if (name)
        fields[name] ??=
          issue.code === 'unrecognized_keys' ? 'This cannot be changed here' : (sentences?.()[name] ?? issue.message)
    }
    const first = Object.values(fields)[0] ?? result.error.issues[0]?.message
    throw invalid(first ?? answers.invalid, fields)
  })
}
