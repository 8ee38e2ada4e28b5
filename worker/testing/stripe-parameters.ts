/**
 * Derives from the types of Stripe's SDK what the parameters of our calls may be, and writes them for the stand-in of
 * the tests. Run again after an update of the SDK: `node worker/testing/stripe-parameters.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Shape } from './stripe-shape.ts'

const root = resolve(import.meta.dirname, '../..')
const resources = join(root, 'node_modules/stripe/esm/resources')
export const target = join(import.meta.dirname, 'stripe.published.json')

/** Our calls, each with the file and the name of the type of its parameters. */
const calls: Record<string, [file: string, type: string]> = {
  'POST /v1/customers': ['Customers', 'CustomerCreateParams'],
  'POST /v1/customers/*': ['Customers', 'CustomerUpdateParams'],
  'GET /v1/customers/*': ['Customers', 'CustomerRetrieveParams'],
  'DELETE /v1/customers/*': ['Customers', 'CustomerDeleteParams'],
  'POST /v1/subscriptions': ['Subscriptions', 'SubscriptionCreateParams'],
  'GET /v1/subscriptions': ['Subscriptions', 'SubscriptionListParams'],
  'GET /v1/subscriptions/*': ['Subscriptions', 'SubscriptionRetrieveParams'],
  'DELETE /v1/subscriptions/*': ['Subscriptions', 'SubscriptionCancelParams'],
  'POST /v1/billing_portal/sessions': ['BillingPortal/Sessions', 'SessionCreateParams'],
}

/** What the files import. */
const shared: Record<string, Shape> = {
  MetadataParam: { kind: 'any' },
  RangeQueryParam: { kind: 'any' },
  AddressParam: { kind: 'any' },
  Decimal: { kind: 'text' },
}
const pages: Record<string, Shape> = {
  limit: { kind: 'number' },
  starting_after: { kind: 'text' },
  ending_before: { kind: 'text' },
}

type Declarations = Map<string, { body: string; base?: string | undefined }>

/** The interfaces and types of a file by their full names, like `SubscriptionCreateParams.Item`. */
function declarationsIn(file: string): Declarations {
  const source = readFileSync(join(resources, `${file}.d.ts`), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '')
  const found: Declarations = new Map()
  const collect = (text: string, scope: string) => {
    const opening =
      /(?:export |declare )*(?:(namespace|interface) (\w+)(?: extends ([\w.]+))? \{|type (\w+) = ([^;]+);)/g
    for (let match = opening.exec(text); match; match = opening.exec(text)) {
      const [, kind, name, base, alias, type] = match
      if (alias) {
        found.set(`${scope}${alias}`, { body: type! })
        continue
      }
      const end = closingBrace(text, opening.lastIndex)
      const body = text.slice(opening.lastIndex, end)
      if (kind === 'interface') found.set(`${scope}${name}`, { body: `{${body}}`, base })
      // Stripe nests parameters of a resource of a namespace; the outermost name is left out.
      else collect(body, name === 'BillingPortal' ? scope : `${scope}${name}.`)
      opening.lastIndex = end + 1
    }
  }
  collect(source, '')
  return found
}

function closingBrace(text: string, from: number): number {
  let depth = 1
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1
    if (text[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  throw new Error('A brace is not closed')
}

function shapeOf(declarations: Declarations, type: string, scope: string): Shape {
  const members = splitUnion(type)
  const [text = ''] = members
  if (members.length > 1) return unionOf(members.map((member) => shapeOf(declarations, member, scope)))
  const literal = /^'([^']*)'$/.exec(text)?.[1]
  if (literal !== undefined) return { kind: 'one-of', values: [literal] }
  const generic = /^(Array|Emptyable)<([^]*)>$/.exec(text)
  if (generic?.[1] === 'Array') return { kind: 'list', of: shapeOf(declarations, generic[2]!, scope) }
  if (generic) return unionOf([shapeOf(declarations, generic[2]!, scope), { kind: 'one-of', values: [''] }])
  if (text === 'string') return { kind: 'text' }
  if (text === 'number') return { kind: 'number' }
  if (text === 'boolean') return { kind: 'one-of', values: ['true', 'false'] }
  if (shared[text]) return shared[text]
  const scopes = scope.split('.')
  // The innermost declaration is meant, as in TypeScript.
  const name = [...scopes.keys(), scopes.length]
    .reverse()
    .map((depth) => [...scopes.slice(0, depth), text].join('.'))
    .find((one) => declarations.has(one))
  if (!name) throw new Error(`${text} is not known in ${scope}`)
  const { body, base } = declarations.get(name)!
  if (!body.startsWith('{')) return shapeOf(declarations, body, name.split('.').slice(0, -1).join('.'))
  return objectOf(declarations, body, name, base)
}

function objectOf(declarations: Declarations, body: string, scope: string, base: string | undefined): Shape {
  const fields: Record<string, Shape> = base === 'PaginationParams' ? { ...pages } : {}
  const required: string[] = []
  for (const [, name, optional, type] of body.matchAll(/(\w+)(\??): ([^;]+);/g)) {
    fields[name!] = shapeOf(declarations, type!, scope)
    if (!optional) required.push(name!)
  }
  return { kind: 'object', fields, required }
}

/** Splits at the bars that are in no bracket. */
function splitUnion(type: string): string[] {
  const members: string[] = []
  let depth = 0
  let from = 0
  for (let index = 0; index < type.length; index += 1) {
    if ('<{('.includes(type[index]!)) depth += 1
    if ('>})'.includes(type[index]!)) depth -= 1
    if (depth === 0 && type[index] === '|') {
      members.push(type.slice(from, index))
      from = index + 1
    }
  }
  return [...members, type.slice(from)].map((member) => member.trim()).filter((member) => member !== 'OtherString')
}

function unionOf(shapes: Shape[]): Shape {
  const values = shapes.flatMap((shape) => (shape.kind === 'one-of' ? shape.values : []))
  const others = shapes.filter(({ kind }) => kind !== 'one-of')
  if (others.length === 0) return { kind: 'one-of', values }
  return { kind: 'either', of: [...others, ...(values.length > 0 ? [{ kind: 'one-of', values } as const] : [])] }
}

export function deriveParameters(): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(calls).map(([call, [file, type]]) => [call, shapeOf(declarationsIn(file), type, type)]),
  )
}

if (import.meta.main) writeFileSync(target, `${JSON.stringify(deriveParameters())}\n`)
