import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../scripts/browsers.ts'
import { root } from '../scripts/local-environment.ts'

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

/**
 * The four scores from 0 to 100 with the audits that cost points. The median of three runs, since single runs differ by
 * several points.
 */
export function lookWithLighthouse(url: string, cookie?: string) {
  const looks = [runLighthouse(url, cookie), runLighthouse(url, cookie), runLighthouse(url, cookie)]
  const { categories, audits } = looks.sort((one, other) => performanceOf(one) - performanceOf(other))[1]!
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  )
  const shortcomings = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`)
  return { scores, shortcomings, blockingTime: audits['total-blocking-time']!.displayValue }
}

function performanceOf({ categories }: Report): number {
  return categories.performance?.score ?? 0
}

function runLighthouse(url: string, cookie?: string, tries = 3): Report {
  const folder = mkdtempSync(join(tmpdir(), 'firstlight-lighthouse-'))
  const output = join(folder, 'report.json')
  const { executablePath, args } = chromiumLaunch()
  const run = spawnSync(
    join(root, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: executablePath ?? chromium.executablePath() } },
  )
  // Now and then, on any page, the trace lacks the navigation. Lighthouse asks for another run then.
  if (run.stderr.includes('NO_NAVSTART') && tries > 1) return runLighthouse(url, cookie, tries - 1)
  if (run.status !== 0) throw new Error(`Lighthouse could not look at ${url}.\n${run.stdout}${run.stderr}`)
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  return report
}
