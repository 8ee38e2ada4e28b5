import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as shared from '../domain/texts/en.ts'

/** In the Worker the language is known during a request. */
it('no text is read while modules load', async () => {
  vi.resetModules()
  // Other files of tests have this process too.
  onTestFinished(() => void vi.resetModules())
  const { followLanguage, landing } = await import('../domain/texts.ts')
  followLanguage(() => {
    throw new Error('A text was read while a module loaded.')
  })
  expect(() => landing.title).toThrow('while a module loaded')
  const files = globSync(['domain/**/*.ts', 'src/drawings/*.tsx']).filter((file) => !/\.(test|d)\.ts$/.test(file))
  await Promise.all(files.map((file) => import(resolve(file))))
  expect(files.length).toBeGreaterThan(150)
})

it('the Worker reads no text of pages alone', () => {
  const files = globSync(['worker/**/*.{ts,tsx}', 'src/drawings/*.tsx']).filter((file) => !file.includes('.test.'))
  const read = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from '#domain\/texts'/g)].flatMap(([, names]) =>
      names!.split(',').map((name) => name.trim().split(' as ')[0]!),
    ),
  )
  expect(read).toContain('today')
  expect(read.filter((name) => name !== 'followLanguage' && !(name in shared))).toEqual([])
})
