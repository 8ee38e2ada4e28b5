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

/** The modules of the Worker, each with the modules that it imports; a file beside them is one of its own. */
function modulesOf(imports: Imports): Imports {
  const moduleOf = (file: string) => /^worker\/modules\/([^/]+)/.exec(file)?.[1]
  const modules = new Map<string, Set<string>>()
  for (const [file, imported] of imports) {
    const module = moduleOf(file)
    if (!module || /\.test\.tsx?$/.test(file)) continue
    const known = modules.get(module) ?? new Set()
    for (const other of imported.map(moduleOf)) if (other && other !== module) known.add(other)
    modules.set(module, known)
  }
  return new Map([...modules].map(([module, others]) => [module, [...others]]))
}

it('finds two planted modules that import each other', () => {
  const planted = new Map([
    ['worker/modules/goal/goal.usecases.ts', ['worker/modules/journal/move.table.ts', 'worker/core/errors.ts']],
    ['worker/modules/journal/move.table.ts', []],
    ['worker/modules/journal/journal.repository.ts', ['worker/modules/goal/goal.table.ts']],
  ])
  expect(cyclesAmong(modulesOf(planted))).toEqual(['goal -> journal -> goal'])
})

it('modules of the Worker import each other one way', () => {
  const modules = modulesOf(readImports('worker'))
  expect(modules.size).toBeGreaterThan(15)
  expect(cyclesAmong(modules)).toEqual([])
})

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
