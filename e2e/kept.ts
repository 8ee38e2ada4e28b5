import type { Page } from '@playwright/test'

/** What this device keeps of the person under a key. */
export const kept = <Value>(page: Page, key: string) =>
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
  }, key)
