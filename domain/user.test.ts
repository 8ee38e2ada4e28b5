import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptPhone } from './phone.ts'
import { loginSchema, registerSchema, settingsSchema, signUpHours, tooLongForPassword, usernameKey } from './user.ts'
import { timeInWords } from './time/wall-clock.ts'

const good = {
  username: 'ada',
  email: 'ada@mail.test',
  password: 'secret',
  name: 'Ada',
  phone: '(202) 555-0100',
  timezone: 'America/New_York',
  preferredTime: '06:00',
}

/** What the form says of each field, the first sentence of it. */
function complaints(
  schema: {
    safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }
  },
  value: unknown,
) {
  const said: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) said[path.join('.')] ??= message
  return said
}
const signingUpWith = (changes: object) => complaints(registerSchema, { ...good, ...changes })

describe('signing up', () => {
  it('takes a good form as it is', () => {
    expect(registerSchema.parse(good)).toEqual(good)
  })

  it.each([
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@mail.test`, 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['password', '🌅'.repeat(5), 'Password must be at least 6 characters'],
    ['password', 'a'.repeat(129), 'Password must be at most 128 characters'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', '  ab  ', 'Username must be at least 3 characters'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['username', 'ada lovelace', 'Username cannot contain spaces or @'],
    ['username', 'ada@mail.test', 'Username cannot contain spaces or @'],
    ['username', 'ada＠mail.test', 'Username cannot contain spaces or @'],
    ['username', 'ada\u0007', 'Username cannot contain spaces or @'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['phone', '12+34567', 'Please enter a valid phone number'],
    ['phone', '() - ()', 'Please enter a valid phone number'],
    ['phone', undefined, 'Please enter a valid phone number'],
    ['preferredTime', '6:00', 'Time must be in HH:MM format'],
    ['preferredTime', '24:00', 'Time must be in HH:MM format'],
    ['preferredTime', '06:60', 'Time must be in HH:MM format'],
    ['preferredTime', undefined, 'Time must be in HH:MM format'],
    ['name', '   ', 'Name is required'],
    ['name', undefined, 'Name is required'],
    ['name', 'Ada\nBcc: all@mail.test', 'Please keep this on one line'],
    ['name', 'Ada\0', 'Please remove the characters that cannot be stored'],
    ['name', 'Ada\ud800', 'Please remove the characters that cannot be stored'],
    ['timezone', 'Mars/Olympus', 'Please choose a time zone that exists'],
    ['timezone', undefined, 'Please choose a time zone that exists'],
  ])('says of %s %j: %s', (field, value, sentence) => {
    expect(signingUpWith({ [field]: value })).toEqual({ [field]: sentence })
  })

  it.each(['202-555-0100', '+1 (202) 555 0100', '+1 202 555 0100', '5550100', '+49 30 123456'])(
    'takes the phone %s',
    (phone) => {
      expect(signingUpWith({ phone })).toEqual({})
    },
  )

  it('keeps a password as it was typed, in any script', () => {
    for (const password of [
      '  spaces  ',
      'пароль',
      '密码密码密码',
      '🌅🌅🌅🌅🌅🌅',
      '🌅'.repeat(128),
      'e\u0301te\u0301te\u0301',
      'a'.repeat(128),
    ]) {
      expect(registerSchema.parse({ ...good, password }).password).toBe(password)
    }
  })

  it('writes an address one way', () => {
    expect(registerSchema.parse({ ...good, email: '  Ada@Mail.TEST ' }).email).toBe('ada@mail.test')
  })

  it('drops what it did not ask for', () => {
    expect(
      registerSchema.parse({ ...good, isEmployee: true, subscriptionStatus: 'active', id: 'mine', googleId: 'x' }),
    ).toEqual(good)
  })

  it('offers eight mornings', () => {
    expect(signUpHours.map(timeInWords)).toEqual([
      '4:00 AM',
      '5:00 AM',
      '6:00 AM',
      '7:00 AM',
      '8:00 AM',
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
    ])
    expect(signUpHours[0]).toBe('04:00')
  })
})

describe('signing in', () => {
  it('asks for both', () => {
    expect(complaints(loginSchema, {})).toEqual({
      username: 'Username or email is required',
      password: 'Password is required',
    })
    expect(complaints(loginSchema, { username: ' ', password: '' })).toEqual({
      username: 'Username or email is required',
      password: 'Password is required',
    })
  })

  it('says nothing of how long a password is', () => {
    for (const password of ['x', 'x'.repeat(500)])
      expect(complaints(loginSchema, { username: 'ada', password })).toEqual({})
  })
})

describe('settings', () => {
  it('takes any part of them and nothing else', () => {
    expect(settingsSchema.parse({ name: ' Ada ' })).toEqual({ name: 'Ada' })
    for (const key of ['isEmployee', 'subscriptionStatus', 'email', 'username', 'password', 'id', 'isActive']) {
      expect(settingsSchema.safeParse({ name: 'Ada', [key]: 'x' }).success, key).toBe(false)
    }
  })

  it('has to have something to change', () => {
    expect(settingsSchema.safeParse({}).success).toBe(false)
  })
})

describe('a phone number', () => {
  it.each([
    ['+1 (202) 555-0100', '+12025550100'],
    ['(202) 555-0100', '+12025550100'],
    ['202 555 0100', '+12025550100'],
    ['1-202-555-0100', '12025550100'],
    [' +49 30 123456', '+4930123456'],
    ['555-0100', '5550100'],
  ])('written %s is kept as %s', (written, kept) => {
    expect(keptPhone(written)).toBe(kept)
  })

  it('is kept the same when what was kept is written', () => {
    const written = fc.stringMatching(/^\+?[\d \-()]{1,20}$/).filter((phone) => /\d/.test(phone))
    fc.assert(
      fc.property(written, (phone) => {
        expect(keptPhone(keptPhone(phone))).toBe(keptPhone(phone))
      }),
    )
  })
})

describe('a username', () => {
  it('is one and the same however its letters are written', () => {
    expect(usernameKey('ADA')).toBe(usernameKey('ada'))
    expect(usernameKey('Ａｄａ')).toBe('ada')
    expect(usernameKey('e\u0301va')).toBe(usernameKey('\u00c9va'))
  })
})

it('counts the letters of a password as people do, not as they are stored', () => {
  expect(tooLongForPassword('🌅'.repeat(128))).toBe(false)
  expect(tooLongForPassword('a'.repeat(129))).toBe(true)
})
