import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * What a form is checked with is first needed when it is sent, so it is fetched when the form is
 * first touched. Should it not arrive, the server, which checks everything again, judges alone.
 */
export function lazyRules<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> {
  return async (values, context, options) => {
    const check = await load().catch(() => undefined)
    return check ? check(values, context, options) : { values, errors: {} }
  }
}
