import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { barColours } from '../src/lib/bar-colours.ts'

it('gives the bars of the browser the colour of the page', () => {
  const page = `--color-page: light-dark(${barColours.light}, ${barColours.dark});`
  expect(readFileSync('src/ui/tokens.css', 'utf8')).toContain(page)
  expect(readFileSync('public/manifest.webmanifest', 'utf8')).toContain(`"theme_color": "${barColours.light}"`)
})
