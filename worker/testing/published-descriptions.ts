import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes the schemas of the calls that we make from the descriptions that Resend and Twilio publish, for the stand-ins
 * of the tests: names, types, lists of values and limits, and no text. Both repositories have the MIT license.
 *
 *   git clone https://github.com/resend/resend-openapi && git clone https://github.com/twilio/twilio-oai
 *   node worker/testing/published-descriptions.ts resend-openapi/resend.json twilio-oai/spec/json/twilio_api_v2010.json
 */

type Schema = Record<string, unknown> & { $ref?: string; properties?: Record<string, Schema> }
type Description = { paths: Record<string, { post: Call }>; components: { schemas: Record<string, Schema> } }
type Content = Record<string, { schema: Schema }>
type Call = {
  parameters?: { name: string; schema: Schema }[]
  requestBody: { content: Content }
  responses: Record<string, { content: Content }>
}

const kept = ['type', 'enum', 'format', 'pattern', 'required']
const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum']

/** The schema with what it refers to in it. An object takes no other properties than those that are listed. */
function reduced(given: Schema, all: Record<string, Schema>): Schema {
  const inner = (schema: unknown) => reduced(schema as Schema, all)
  if (given.$ref) return inner(all[given.$ref.split('/').at(-1)!])
  const schema: Schema = {}
  for (const name of [...kept, ...limits]) if (given[name] !== undefined) schema[name] = given[name]
  if (given.nullable === true) schema.type = [given.type, 'null']
  if (given.items) schema.items = inner(given.items)
  for (const name of ['oneOf', 'anyOf', 'allOf'])
    if (given[name]) schema[name] = (given[name] as Schema[]).map(inner).filter((part) => Object.keys(part).length > 0)
  if (given.properties) {
    const entries = Object.entries(given.properties).map(([name, property]) => [name, inner(property)] as const)
    schema.properties = Object.fromEntries(entries)
    schema.additionalProperties = false
  } else if (given.additionalProperties instanceof Object)
    schema.additionalProperties = inner(given.additionalProperties)
  return schema
}

function write(file: string, source: string, path: string, description: Description): void {
  const { post } = description.paths[path]!
  const { schemas } = description.components
  const only = (content: Content) => reduced(Object.values(content)[0]!.schema, schemas)
  const [response] = Object.values(post.responses)
  const taken = {
    $comment: `${source}, MIT license. Made by worker/testing/published-descriptions.ts.`,
    path,
    headers: Object.fromEntries((post.parameters ?? []).map(({ name, schema }) => [name, reduced(schema, schemas)])),
    request: only(post.requestBody.content),
    reply: only(response!.content),
  }
  writeFileSync(join(import.meta.dirname, file), `${JSON.stringify(taken, null, 2)}\n`)
}

const [resend, twilio] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')) as Description)
if (!resend || !twilio) throw new Error('Please give the paths of resend.json and twilio_api_v2010.json.')
write('resend.published.json', 'github.com/resend/resend-openapi, resend.json 1.5.0, fd6f395', '/emails', resend)
const messages = '/2010-04-01/Accounts/{AccountSid}/Messages.json'
const twilioSource = 'github.com/twilio/twilio-oai, spec/json/twilio_api_v2010.json, d50069b'
write('twilio.published.json', twilioSource, messages, twilio)
