import { afterEach, expect, test, vi } from 'vitest'
import { closeToast, holdToasts, onToast, shownToast, silenceToasts, toast, type Toast } from './toast.ts'

const visible = () => shownToast()?.message

vi.useFakeTimers()
afterEach(() => {
  closeToast()
  vi.runAllTimers()
})

const saved: Toast = { title: 'Saved' }
const failed: Toast = { title: 'Failed', tone: 'danger' }

test('a toast is shown at once', () => {
  toast(saved)
  expect(visible()).toBe(saved)
})

test('a toast that leaves is removed, and not brought back by a hold', () => {
  toast(saved)
  closeToast()
  expect(shownToast()).toMatchObject({ isLeaving: true })
  holdToasts()()
  expect(shownToast()).toBeUndefined()
  toast(saved)
  closeToast()
  toast(failed)
  vi.runAllTimers()
  expect(visible()).toBe(failed)
})

test('a held toast is shown after the last release', () => {
  const release = holdToasts()
  const releaseOther = holdToasts()
  toast(saved)
  expect(visible()).toBeUndefined()
  release()
  toast(saved)
  expect(visible()).toBeUndefined()
  releaseOther()
  expect(visible()).toBe(saved)
})

test('a visible toast is hidden by a hold, and shown again after it', () => {
  toast(saved)
  const release = holdToasts()
  expect(visible()).toBeUndefined()
  release()
  expect(visible()).toBe(saved)
})

test('a success that was held for long is not shown any more, and a failure is', () => {
  for (const message of [failed, saved]) {
    const release = holdToasts()
    toast(message)
    vi.advanceTimersByTime(14_000)
    release()
    expect(visible()).toBe(message === failed ? failed : undefined)
    closeToast()
    vi.runAllTimers()
  }
})

test('of several held toasts the last is shown, and a success does not replace a failure', () => {
  const release = holdToasts()
  toast(saved)
  toast(failed)
  toast(saved)
  release()
  expect(visible()).toBe(failed)
})

test('an undo replaces a failure that is held', () => {
  const undo: Toast = { title: 'Discarded', undo: () => {} }
  const release = holdToasts()
  toast(failed)
  toast(undo)
  release()
  expect(visible()).toBe(undo)
})

test('a failure that was visible before the hold is replaced by what comes later', () => {
  toast(failed)
  const release = holdToasts()
  toast(saved)
  release()
  expect(visible()).toBe(saved)
})

test('while toasts are silenced a success is discarded and a failure is shown', () => {
  toast(saved)
  const end = silenceToasts()
  expect(visible()).toBeUndefined()
  toast(saved)
  expect(visible()).toBeUndefined()
  toast(failed)
  expect(visible()).toBe(failed)
  end()
  toast(saved)
  expect(visible()).toBe(saved)
})

test('a success that was held is discarded if toasts are silenced at its release', () => {
  const shown: Toast[] = []
  const stop = onToast(() => {
    const message = visible()
    if (message) shown.push(message)
  })
  const release = holdToasts()
  toast(saved)
  const end = silenceToasts()
  release()
  end()
  toast(failed)
  stop()
  expect(shown).toEqual([failed])
})
