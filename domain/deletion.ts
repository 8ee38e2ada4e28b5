import type { User } from './user.ts'

/** What a person types to confirm the deletion of the account: the address, else the username, else the word "delete". */
export function deletionWord({ email, username }: Pick<User, 'email' | 'username'>): string {
  return email ?? username ?? 'delete'
}

export function confirmsDeletion(user: Pick<User, 'email' | 'username'>, typed: string): boolean {
  return typed.trim().toLowerCase() === deletionWord(user).toLowerCase()
}
