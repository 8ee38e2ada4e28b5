import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, languages } from '../domain/languages.ts'
import { followLanguage, manifest as texts } from '../domain/texts.ts'

type Manifest = {
  shortcuts: { url: keyof typeof texts.shortcuts }[]
  screenshots: { form_factor: keyof typeof texts.screenshots }[]
}

const file = 'manifest.webmanifest'

/** Writes the manifest with its texts, for each language. */
export function writeManifests(clientFolder: string): void {
  const manifest = JSON.parse(readFileSync(join(clientFolder, file), 'utf8')) as Manifest
  for (const language of languages) {
    followLanguage(() => language)
    const { description } = texts
    const shortcuts = manifest.shortcuts.map((shortcut) => ({ ...shortcut, name: texts.shortcuts[shortcut.url] }))
    const screenshots = manifest.screenshots.map((picture) => ({
      ...picture,
      label: texts.screenshots[picture.form_factor],
    }))
    const written = { ...manifest, lang: language, description, shortcuts, screenshots }
    writeFileSync(join(clientFolder, folderOf(language), file), JSON.stringify(written))
  }
  followLanguage(() => 'en')
}
