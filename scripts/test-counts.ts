export type Count = {
  passed: number
  failed: number
  /** Titles of tests that passed at a second try. */ retried?: string[]
}

export const none: Count = { passed: 0, failed: 0 }

/** From the JSON report of Vitest. */
export function unitCount(report: unknown): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as {
    numPassedTests?: number
    numFailedTests?: number
  }
  return { passed: numPassedTests, failed: numFailedTests }
}

type Suite = { specs?: { title: string; tests: { status: string }[] }[]; suites?: Suite[] }

/** From the JSON report of Playwright. A test that needed a second try counts as failed. */
export function journeysCount(report: unknown): Count {
  const { stats, suites = [] } = (report ?? {}) as {
    stats?: { expected: number; unexpected: number; flaky: number }
    suites?: Suite[]
  }
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {}
  return { passed: expected, failed: unexpected + flaky, retried: flakyTitles(suites) }
}

function flakyTitles(suites: Suite[]): string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyTitles(inner),
  ])
}

export function inWords({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}
