import { AppError, conflict } from '../../../core/errors.ts'

export const otherPerson = () =>
  conflict('session.other_person', 'Somebody else is signed in here now. Please load the page again.')

export const signInAgain = (what: string) =>
  new AppError(
    403,
    'session.sign_in_again',
    `${what} in the first minutes after signing in. Please sign in again; you come back here.`,
  )
