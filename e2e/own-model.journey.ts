import { once } from 'node:events'
import { createServer } from 'node:http'
import { browserSays, expect, test } from './journey.ts'
import { expectWritten, letter, rain, send, write } from './mornings.ts'
import { startOwnProduct } from './own-product.ts'
import { signUp } from './people.ts'

const port = Number(process.env.JOURNEYS_PORT || '8790') + 10
const model = 'llama3.2:3b'

type Asked = { stream?: boolean; messages: { content: string }[] }
/** What each question is answered with, in turn; none is a fault. */
const letters: (string | undefined)[] = []
let release = () => {}
let isHeld = Promise.resolve()

/** Speaks as Ollama does. */
const server = createServer(async (request, reply) => {
  if (request.url === '/v1/models') return reply.end(JSON.stringify({ data: [{ id: model }] }))
  let body = ''
  for await (const piece of request) body += String(piece)
  const { stream } = JSON.parse(body) as Asked
  await isHeld
  const words = letters.shift()
  if (!words) return reply.writeHead(500).end()
  if (!stream) {
    reply.setHeader('Content-Type', 'application/json')
    return reply.end(JSON.stringify({ choices: [{ message: { content: words }, finish_reason: 'stop' }] }))
  }
  reply.setHeader('Content-Type', 'text/event-stream')
  const say = (choices: object[]) => reply.write(`data: ${JSON.stringify({ model, choices })}\n\n`)
  for (const content of words.match(/\s*\S+/g)!) say([{ delta: { content } }])
  say([{ delta: {}, finish_reason: 'stop' }])
  say([])
  return reply.end('data: [DONE]\n\n')
})

test.beforeAll(async () => void (await once(server.listen(port, '127.0.0.1'), 'listening')))
test.afterAll(() => void server.close())
const product = startOwnProduct({
  name: 'own-model',
  portOffset: 9,
  env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: model },
})
test.use({ baseURL: product.origin })

test('a model on this machine writes, without a key, and writes another letter where one did not fit', async ({
  page,
  expectInConsole,
}) => {
  await expect(() => expect(product.printed()).toContain(`Replies are written by ${model} at`)).toPass()
  expect(product.printed()).not.toContain('No model answers')
  await signUp(page)
  await page.goto('/')
  const asked = page.getByRole('group', { name: 'Who writes your letters' })
  await expect(asked).toContainText('Your letter can be written by a model on the same machine as this site.')
  await asked.getByRole('button', { name: 'Yes, it may read my pages' }).click()
  await expect(asked).toBeHidden()
  await write(page, rain)
  letters.push('Rain on the roof, and a letter from Ida on the table. Does she know the river?')
  await send(page).click()
  await expectWritten(page, rain)
  await expect(letter(page)).toContainText('Does she know the river?')
  await expect(letter(page)).toContainText(`Written by ${model}`)

  expectInConsole(browserSays.reply(503))
  const notQuite = letter(page).getByRole('button', { name: 'Not quite' })
  await notQuite.click()
  await expect(letter(page).getByRole('status')).toHaveText(
    'Another letter could not be written just now. This one stays.',
  )
  await expect(letter(page)).toContainText('Does she know the river?')

  isHeld = new Promise((resolve) => (release = resolve))
  letters.push('Tea, and somewhere a walk to the river that will smell of rain.')
  await notQuite.click()
  await expect(letter(page).getByRole('status')).toHaveText('Another one is being written…')
  await expect(letter(page)).toContainText('Does she know the river?')
  release()
  await expect(letter(page)).toContainText('will smell of rain')
  await expect(letter(page)).not.toContainText('Does she know the river?')
  await page.reload()
  await expect(letter(page)).toContainText('will smell of rain')
})
