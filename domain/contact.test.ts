import { expect, it } from 'vitest'
import { contactSchema } from './contact.ts'

const good = { name: 'Ada', email: 'ada@mail.test', subject: 'Hello', message: 'Ten letters' }

it('accepts a valid message unchanged', () => {
  expect(contactSchema.parse(good)).toEqual(good)
})

it.each([
  ['name', '', 'Name is required'],
  ['name', undefined, 'Name is required'],
  ['email', 'ada', 'Invalid email address'],
  ['email', undefined, 'Invalid email address'],
  ['subject', ' ', 'Subject is required'],
  ['subject', 'Hi\r\nBcc: all@mail.test', 'Please keep this on one line'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
  ['message', '         .', 'Message must be at least 10 characters'],
  ['message', undefined, 'Message must be at least 10 characters'],
  ['message', 'a'.repeat(5_001), 'Please keep this to 5,000 characters'],
])('says of %s %j: %s', (field, value, sentence) => {
  const issues = contactSchema.safeParse({ ...good, [field]: value }).error?.issues
  expect(issues?.[0]).toMatchObject({ path: [field], message: sentence })
})

it('keeps the line breaks of a message', () => {
  expect(contactSchema.parse({ ...good, message: 'First line\nsecond line' }).message).toBe('First line\nsecond line')
})
