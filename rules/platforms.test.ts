import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const tsc = join(root, 'node_modules/.bin/tsc')

/** What each TypeScript project knows, and what the compiler must refuse in it. */
const planted = {
  domain: {
    compiles: ["new TextEncoder().encode('text')"],
    refused: ['document.title', 'null as D1Database | null', 'process.version', "fetch('/api/user')"],
  },
  worker: {
    compiles: ['null as D1Database | null'],
    refused: ['document.title', 'window.innerWidth', 'null as HTMLElement | null'],
  },
  src: {
    compiles: ['document.title'],
    refused: ['null as D1Database | null', 'null as KVNamespace | null', 'process.version', "import('node:fs')"],
  },
  '.': { compiles: ['process.version'], refused: ['null as D1Database | null', 'null as HTMLRewriter | null'] },
}

it.each(Object.entries(planted))(
  'the project %s has the globals of its platform only',
  (project, { compiles, refused }) => {
    // Inside the project, where the packages of its types are found.
    mkdirSync(join(root, '.types'), { recursive: true })
    const folder = mkdtempSync(join(root, '.types/planted-'))
    const lines = [...compiles, ...refused].map((expression, index) => `export const planted${index} = ${expression}`)
    writeFileSync(join(folder, 'planted.ts'), lines.join('\n'))
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, project, 'tsconfig.json'),
        include: ['planted.ts', ...(project === 'domain' ? [join(root, 'domain/web-standards.d.ts')] : [])],
        exclude: [],
        references: [],
        compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: root },
      }),
    )
    const { stdout } = spawnSync(tsc, ['--project', folder, '--pretty', 'false'], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    const reported = new Set([...stdout.matchAll(/planted\.ts\((\d+),\d+\): error/g)].map(([, line]) => Number(line)))
    expect([...reported], stdout).toEqual(refused.map((_, index) => compiles.length + index + 1))
  },
)
