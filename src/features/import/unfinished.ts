import { localStore } from '~/device/browser-storage'

/**
 * How far the last import came, '150 of 400 days', until it is finished or left. No word of it is kept: the same files
 * bring the rest, and what is here is not stored again.
 */
export const unfinishedOf = (userId: string): string => localStore.read(`import:${userId}`)

export const rememberUnfinished = (userId: string, words: string): void =>
  void localStore.write(`import:${userId}`, words)

export const forgetUnfinished = (userId: string): void => localStore.remove(`import:${userId}`)
