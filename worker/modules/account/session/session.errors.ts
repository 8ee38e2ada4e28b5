import { conflict } from '../../../core/errors.ts'

export const otherPerson = () =>
  conflict('session.other_person', 'Somebody else is signed in here now. Please load the page again.')
