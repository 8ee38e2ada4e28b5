import type { FormTree } from '../providers/payments/local-stripe.ts'
import parameters from './stripe.published.json'

/** What a parameter may be, as stripe-parameters.ts derives it from the types of Stripe's SDK. */
export type Shape =
  | { kind: 'any' | 'text' | 'number' }
  | { kind: 'one-of'; values: string[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'either'; of: Shape[] }
  | { kind: 'object'; fields: Record<string, Shape>; required: string[] }

/** What Stripe would refuse in the parameters of a call. */
export function findStripeFault(call: string, form: FormTree): string | undefined {
  const shape = (parameters as unknown as Record<string, Shape>)[call]
  return shape ? faultIn(shape, form, '') : `Not in the description: ${call}`
}

function faultIn(shape: Shape, value: string | FormTree, name: string): string | undefined {
  const wrong = `Invalid value: ${name}`
  switch (shape.kind) {
    case 'any':
      return undefined
    case 'text':
      return typeof value === 'string' ? undefined : wrong
    case 'number':
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? undefined : wrong
    case 'one-of':
      return typeof value === 'string' && shape.values.includes(value) ? undefined : wrong
    case 'either':
      return shape.of.some((one) => faultIn(one, value, name) === undefined) ? undefined : wrong
    case 'list':
      if (typeof value === 'string') return wrong
      return firstOf(Object.entries(value), ([index, one]) =>
        /^\d+$/.test(index) ? faultIn(shape.of, one, `${name}[${index}]`) : wrong,
      )
    case 'object': {
      if (typeof value === 'string') return wrong
      const missing = shape.required.find((field) => value[field] === undefined)
      if (missing) return `Missing required param: ${name}[${missing}]`
      return firstOf(Object.entries(value), ([field, one]) =>
        shape.fields[field]
          ? faultIn(shape.fields[field], one, `${name}[${field}]`)
          : `Unknown parameter: ${name}[${field}]`,
      )
    }
  }
}

function firstOf<T>(things: T[], find: (thing: T) => string | undefined): string | undefined {
  for (const thing of things) {
    const found = find(thing)
    if (found) return found
  }
  return undefined
}
