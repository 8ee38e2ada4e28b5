import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const folder = resolve(import.meta.dirname, '../domain/texts')

/** The files of a language that is not English, by the file of English in whose place a page loads them. */
export type FilesOfLanguage = Record<string, string>

/** An area's file has the texts of English. Pages in other languages name another file in an import map. */
export const textFile = (id: string) => /\/domain\/texts\/en\/([a-z-]+)\.ts$/.exec(id)?.[1]

/**
 * In a browser `#domain/texts` has the texts of one language. The build gives each area a file, and writes beside it one
 * for each other language, with the same exports; `texts.json` says which belongs to which.
 */
export const textsByLanguage: Plugin = {
  name: 'texts-by-language',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/domain\/texts\.ts$/ },
    handler: () =>
      areas()
        .map((area) => `export { ${area} } from './texts/en/${area}.ts'`)
        .join('\n'),
  },
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((chunk) => {
      const area = chunk.type === 'chunk' && textFile(chunk.moduleIds[0] ?? '')
      return area ? [{ area, chunk }] : []
    })
    const files: Record<string, FilesOfLanguage> = {}
    for (const language of otherLanguages()) {
      files[language] = {}
      for (const { area, chunk } of chunks) {
        const code = await compiled(language, area, chunk.exports[0]!)
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
        const fileName = `assets/${language}-${area}-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source: code })
        files[language][`/${chunk.fileName}`] = `/${fileName}`
      }
    }
    this.emitFile({ type: 'asset', fileName: '.vite/texts.json', source: JSON.stringify(files) })
  },
}

const areas = () => readdirSync(join(folder, 'en')).map((name) => name.replace(/\.ts$/, ''))

/** The folders beside English, and the language that is made of it. */
function otherLanguages(): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [...folders.map(({ name }) => name).filter((name) => name !== 'en'), 'en-XA']
}

async function compiled(language: string, area: string, exported: string): Promise<string> {
  const start = 'virtual:start'
  const source =
    language === 'en-XA'
      ? `import { pseudo } from '${folder}/pseudo.ts'; import { ${area} as texts } from '${folder}/en/${area}.ts'
         const made = pseudo(texts); export { made as ${exported} }`
      : `export { ${area} as ${exported} } from '${folder}/${language}/${area}.ts'`
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'start',
        resolveId: (id) => (id === start ? start : undefined),
        load: (id) => (id === start ? source : undefined),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: start, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
