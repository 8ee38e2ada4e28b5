import { afterEach, expect, test, vi } from 'vitest'
import { rememberWhereTo, whereTo } from './redirect-after-auth.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
afterEach(() => kept.clear())

test.each(['/settings', '/?respond=true', '/history?month=2026-11#day'])(
  '%s is where the person goes, once',
  (path) => {
    rememberWhereTo(path)
    expect(whereTo()).toBe(path)
    expect(whereTo()).toBe('/')
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'settings',
  '',
])('%j leads nowhere but home', (path) => {
  rememberWhereTo(path)
  expect(whereTo()).toBe('/')
})
