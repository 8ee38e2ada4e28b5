import { AppError, conflict } from '../../../core/errors.ts'

export const otherPerson = () =>
  conflict('session.other_person', 'Somebody else is signed in here now. Please load the page again.')

export const signInAgain = () =>
  new AppError(403, 'session.sign_in_again', 'Please sign out and in again first. Then you can add the passkey.')
