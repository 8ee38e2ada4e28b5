import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** Each file with the files it imports: values, types and `import()`. The linter's own rule does not follow `import()`. */
type Imports = Map<string, string[]>

function readImports(folder: string): Imports {
  const files = globSync(`${folder}/**/*.{ts,tsx}`)
  const known = new Set(files)
  const find = (path: string) => [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate))
  const importsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?)\s*'((?:\.|~\/)[^']+)'/g)].flatMap(([, path]) => {
      const found = find(path!.startsWith('~/') ? path!.replace('~', 'src') : normalize(join(file, '..', path!)))
      return found ? [found] : []
    })
  return new Map(files.map((file) => [file, importsOf(file)]))
}

/** One line for each import that closes a cycle. */
function cyclesAmong(imports: Imports): string[] {
  const cycles: string[] = []
  const finished = new Set<string>()
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (path.includes(file) || finished.has(file)) return
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file])
    finished.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return cycles
}

it('finds a cycle through a type and an import() in a planted pair of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cycle-'))
  writeFileSync(join(folder, 'one.ts'), "export const two = () => import('./two.ts')")
  writeFileSync(join(folder, 'two.ts'), "import type { One } from './one.ts'")
  const cycles = cyclesAmong(readImports(folder))
  rmSync(folder, { recursive: true })
  expect(cycles).toEqual([expect.stringMatching(/^(.+\/(?:one|two)\.ts) -> .+\/(?:one|two)\.ts -> \1$/)])
})

it.each(['domain', 'src', 'worker'])('%s has no import cycle', (folder) => {
  const imports = readImports(folder)
  expect(imports.size).toBeGreaterThan(10)
  expect(cyclesAmong(imports)).toEqual([])
})
