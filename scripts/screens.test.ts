import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { folderOf, languages } from '../domain/languages.ts'
import { screenAt, screens } from '../domain/screens.ts'
import routes from '../src/routes.ts'
import { writeManifests } from './manifests.ts'

function pathsOf(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? base : `${base}/${entry.path}`
    return entry.children ? pathsOf(entry.children, path) : [path || '/']
  })
}

it('has a route for each screen and one for unknown paths, and no other route', () => {
  const paths = pathsOf(routes)
  expect(paths.filter((path) => path !== '/*').sort()).toEqual(screens.map(({ path }) => path).sort())
  expect(paths).toContain('/*')
})

it('has a screen for each shortcut of the installed app, and for what is shared with it', () => {
  const { shortcuts, share_target } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    shortcuts: { url: string }[]
    share_target: { action: string }
  }
  const addresses = [...shortcuts.map(({ url }) => url), share_target.action]
  const paths = addresses.map((address) => new URL(address, 'https://firstlight.example').pathname)
  expect(paths.map((path) => screenAt(path)?.route)).toEqual(['home', 'history', 'share'])
})

it('has the pictures that the manifest names, in their sizes', () => {
  const { screenshots } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    screenshots: { src: string; sizes: string }[]
  }
  expect(screenshots).toHaveLength(2)
  for (const { src, sizes } of screenshots) {
    const header = readFileSync(join('public', src)).subarray(16, 24)
    expect(`${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`).toBe(sizes)
  }
})

it('has a manifest in each language, with its texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'))
  for (const language of languages) mkdirSync(join(folder, folderOf(language)), { recursive: true })
  copyFileSync('public/manifest.webmanifest', join(folder, 'manifest.webmanifest'))
  writeManifests(folder)
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  expect(read('manifest.webmanifest')).toMatchObject({
    lang: 'en',
    shortcuts: [{ name: 'Write' }, { name: 'History' }],
    screenshots: [{ label: 'Today’s page' }, { label: 'Today’s page and its letter' }],
  })
  expect(read('en-XA/manifest.webmanifest').shortcuts[0].name).toMatch(/^Wríté/)
  rmSync(folder, { recursive: true })
})
