import { afterEach, expect, test, vi } from 'vitest'
import { holdToasts, silenceToasts, toast, type Toast } from './toast.ts'

const visible: Toast[] = []
/** Every toast that was shown, also one that another has replaced. */
const shown: Toast[] = []
vi.mock('./toaster.tsx', () => ({
  isReady: Promise.resolve(),
  show: (message: Toast) => {
    shown.push(message)
    visible.splice(0, 1, message)
  },
  hide: () => visible.pop(),
}))
afterEach(() => {
  visible.splice(0)
  shown.splice(0)
})

const saved: Toast = { title: 'Saved' }
const failed: Toast = { title: 'Failed', tone: 'danger' }

test('a toast is shown at once', async () => {
  await toast(saved)
  expect(visible).toEqual([saved])
})

test('a held toast is shown after the last release', async () => {
  const release = holdToasts()
  const releaseOther = holdToasts()
  await toast(saved)
  expect(visible).toEqual([])
  release()
  await toast(saved)
  expect(visible).toEqual([])
  releaseOther()
  await vi.waitFor(() => expect(visible).toEqual([saved]))
})

test('a visible toast is hidden by a hold, and shown again after it', async () => {
  await toast(saved)
  const release = holdToasts()
  expect(visible).toEqual([])
  release()
  await vi.waitFor(() => expect(visible).toEqual([saved]))
})

test('of several held toasts the last is shown, and a success does not replace a failure', async () => {
  const release = holdToasts()
  await toast(saved)
  await toast(failed)
  await toast(saved)
  release()
  await vi.waitFor(() => expect(visible).toEqual([failed]))
})

test('an undo replaces a failure that is held', async () => {
  const undo: Toast = { title: 'Discarded', undo: () => {} }
  const release = holdToasts()
  await toast(failed)
  await toast(undo)
  release()
  await vi.waitFor(() => expect(visible).toEqual([undo]))
})

test('a failure that was visible before the hold is replaced by what comes later', async () => {
  await toast(failed)
  const release = holdToasts()
  await toast(saved)
  release()
  await vi.waitFor(() => expect(visible).toEqual([saved]))
})

test('while toasts are silenced a success is discarded and a failure is shown', async () => {
  await toast(saved)
  const end = silenceToasts()
  expect(visible).toEqual([])
  await toast(saved)
  expect(visible).toEqual([])
  await toast(failed)
  expect(visible).toEqual([failed])
  end()
  await toast(saved)
  expect(visible).toEqual([saved])
})

test('a success that was held is discarded if toasts are silenced at its release', async () => {
  const release = holdToasts()
  await toast(saved)
  const end = silenceToasts()
  release()
  end()
  await toast(failed)
  expect(shown).toEqual([failed])
})
