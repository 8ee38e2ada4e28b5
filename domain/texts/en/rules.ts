/** Said below a field, of what a person typed there. */
export const rules = {
  unstorable: 'Please remove the characters that cannot be stored',
  tooLong: (most: number) => `Please keep this to ${most.toLocaleString('en-US')} characters`,
  severalLines: 'Please keep this on one line',
  date: 'Please choose a date that exists',
  // Of a day to write.
  tooEarly: 'Please choose a day from January 1, 1900',
  email: 'Please enter a valid email address',
  code: 'Please enter the six digits',
  passkey: 'Name is required',
  login: {
    missing: 'Username or email is required',
    tooLong: 'Username or email is too long',
    password: 'Password is required',
  },
  username: {
    tooShort: (least: number) => `Username must be at least ${least} characters`,
    tooLong: (most: number) => `Username must be at most ${most} characters`,
    signs: 'Username cannot contain spaces or @',
  },
  password: {
    current: 'Please enter your password',
    tooShort: (least: number) => `Password must be at least ${least} characters`,
    tooLong: (most: number) => `Password must be at most ${most} characters`,
    differ: "Passwords don't match",
  },
  contact: {
    name: 'Name is required',
    email: 'Invalid email address',
    subject: 'Subject is required',
    message: (least: number) => `Message must be at least ${least} characters`,
  },
  settings: {
    empty: 'Nothing to change',
    name: 'Name is required',
    phone: 'Please enter a valid phone number',
    timezone: 'Please choose a time zone that exists',
    preferredTime: 'Time must be in HH:MM format',
    weekStart: 'Please choose Sunday, Monday or Saturday',
    region: 'Please choose a form that exists',
    language: 'Please choose a language that exists',
    awayUntil: 'Please choose a date that exists',
  },
  headlines: {
    missing: 'A headline is required',
    letters: 'An SMS has room for plain letters and marks only',
    tooMany: (most: number) => `At most ${most} headlines`,
    twice: 'This headline is there already',
  },
}
