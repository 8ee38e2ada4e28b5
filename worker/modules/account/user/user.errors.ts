import { conflict, invalid, type FieldErrors } from '../../../core/errors.ts'
import type { TakenField } from './user.repository.ts'

const sentences: Record<TakenField, string> = {
  username: 'This username is taken. Please choose another.',
  email: 'An account with this email already exists. Try signing in.',
  // The sentence for a wrong number.
  phone: 'Please enter a valid phone number',
}

export function taken(fields: TakenField[]) {
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, sentences[field]]))
  if (fields.join() === 'phone') return invalid(sentences.phone, errors)
  return conflict('user.taken', sentences[fields[0]!], errors)
}
