import { conflict, type FieldErrors } from '../../../core/errors.ts'
import type { TakenField } from './user.repository.ts'

const sentences: Record<TakenField, string> = {
  username: 'This username is taken. Please choose another.',
  email: 'An account with this email already exists. Try signing in.',
  phone: 'An account with this phone number already exists.',
}

export function taken(fields: TakenField[]) {
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, sentences[field]]))
  return conflict('user.taken', sentences[fields[0]!], errors)
}
