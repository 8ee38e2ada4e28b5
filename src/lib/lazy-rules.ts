import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * The schema of a form is loaded when the form is first used. If loading fails, only the server validates.
 */
export function lazyRules<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> {
  return async (values, context, options) => {
    const check = await load().catch(() => undefined)
    return check ? check(values, context, options) : { values, errors: {} }
  }
}
