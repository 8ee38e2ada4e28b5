import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { exportedWords } from '../domain/import/exported-words.ts'
import { languages, type Language } from '../domain/languages.ts'

const folder = resolve(import.meta.dirname, '../domain/texts')
const otherLanguages: Language[] = languages.filter((language) => language !== 'en')

/** Where the build puts the files of a language. */
export const textsOf = (language: Language) => `/assets/texts/${language}/`

/** For a page in another language, whose scripts import the files of English. */
export const importMapOf = (language: Language) => JSON.stringify({ imports: { [textsOf('en')]: textsOf(language) } })

/** The area whose texts this source file has in English. */
export const textFile = (id: string) => /\/domain\/texts\/en\/(\w+)\.ts$/.exec(id)?.[1] ?? null

/** In a browser `#domain/texts` has the texts of one language, and the import what it finds in those of all. */
export const textsIn = (language: Language): Plugin => ({
  name: 'texts',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/domain\/(texts|import\/exported-words)\.ts$/ },
    handler: (id) =>
      id.endsWith('texts.ts')
        ? areas.map((area) => exportOf(language, area)).join('\n')
        : `export const exportedWords = ${JSON.stringify(exportedWords)}`,
  },
})

const areas = readdirSync(join(folder, 'en')).map((file) => basename(file, '.ts'))

/** The code that exports an area of a language under this name. `en-XA` is made of English. */
function exportOf(language: Language, area: string, name = area): string {
  if (language !== 'en-XA') return `export { ${area} as ${name} } from '${folder}/${language}/${area}.ts'`
  const made = `${area}Made`
  return `import { pseudo as ${area}Pseudo } from '${folder}/pseudo.ts'
    import { ${area} } from '${folder}/en/${area}.ts'
    const ${made} = ${area}Pseudo(${area})
    export { ${made} as ${name} }`
}

/** The build gives each area a file of English, and writes one with the same name and export for each other language. */
export const textsByLanguage: Plugin = {
  name: 'texts-by-language',
  applyToEnvironment: ({ name }) => name === 'client',
  /** Browsers keep a file of this name for good. */
  augmentChunkHash({ moduleIds }) {
    const area = textFile(moduleIds[0] ?? '')
    if (!area) return
    const sources = otherLanguages.map((language) => (language === 'en-XA' ? 'pseudo' : `${language}/${area}`))
    return [...sources, 'plural'].map((source) => readFileSync(join(folder, `${source}.ts`), 'utf8')).join('')
  },
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && /import\s*["']\.\/texts\/en\//.test(chunk.code))
        this.error(`${chunk.fileName} loads a table that it does not use: nothing may be called where a table is made.`)
      const area = chunk.type === 'chunk' && textFile(chunk.moduleIds[0] ?? '')
      if (!area) continue
      for (const language of otherLanguages) {
        const source = await compiled(language, area, chunk.exports[0]!)
        this.emitFile({ type: 'asset', fileName: chunk.fileName.replace('/en/', `/${language}/`), source })
      }
    }
  },
}

async function compiled(language: Language, area: string, exported: string): Promise<string> {
  const start = 'virtual:start'
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'start',
        resolveId: (id) => (id === start ? start : undefined),
        load: (id) => (id === start ? exportOf(language, area, exported) : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: start, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
