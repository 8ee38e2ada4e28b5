/** The sign-up, and the form after a first sign-in with Google or Apple. */
export const register = {
  name: 'Name',
  username: 'Username',
  phone: 'Phone',
  phoneHint: 'So that each person has one account. Text messages come only if you switch them on in Settings.',
  preferredTime: 'Preferred morning time',
  preferredTimeHint: (zone: string) => `In your time zone, ${zone}. Settings can change both.`,
  next: 'Continue',
  save: 'Create Account',
  pending: 'Creating your account…',
  done: { title: 'Welcome to Firstlight!', description: 'Your account has been created successfully.' },
  failed: 'Registration failed',
  isYou: (provider: string) => `${provider} has let us know that it is you. This is all that is missing.`,
}
