import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { barColors } from '../src/lib/bar-colors.ts'

it('gives the bars of the browser the color of the page', () => {
  const page = `--color-page: light-dark(${barColors.light}, ${barColors.dark});`
  expect(readFileSync('src/ui/tokens.css', 'utf8')).toContain(page)
  expect(readFileSync('public/manifest.webmanifest', 'utf8')).toContain(`"theme_color": "${barColors.light}"`)
})
