import type { Page } from '@playwright/test'

/** A page of any driver. */
type AnyPage = { evaluate: (script: (key: string) => Promise<unknown>, key: string) => Promise<unknown> }

/** What this device keeps of the person under a key. */
export const kept = <Value>(page: AnyPage, key: string) =>
  page.evaluate(async (key) => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'kept')) return undefined
    return new Promise<Value | undefined>((resolve) => {
      const opening = indexedDB.open('kept')
      opening.addEventListener('success', () => {
        const database = opening.result
        const reading = database.transaction('values').objectStore('values').get(key)
        reading.addEventListener('success', () => {
          database.close()
          resolve(reading.result)
        })
      })
    })
  }, key) as Promise<Value | undefined>

/** Removes fields from what this device keeps under a key, as a release kept it that did not have them. */
export const removeFromKept = (page: Page, key: string, names: readonly string[]) =>
  page.evaluate(
    ([key, names]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('kept')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('values', 'readwrite')
          const store = transaction.objectStore('values')
          const reading = store.get(key)
          reading.addEventListener('success', () => {
            for (const thing of [reading.result].flat()) for (const name of names) delete thing[name]
            store.put(reading.result, key)
          })
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    [key, names] as const,
  )
