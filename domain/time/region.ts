import { formats, setRegion } from './formats.ts'

/** What `show` returns in the form of a region. It waits for nothing, since other requests run meanwhile. */
export function inRegion<Shown>(region: string | undefined, show: () => Shown): Shown {
  const before = setRegion(region)
  try {
    return show()
  } finally {
    setRegion(before)
  }
}

/** 'Nov 28, 2026, 7:10 PM', or what it is in another region. */
export function exampleOf(region: string | undefined): string {
  const example = inRegion(region, () => formats.moment().format(Date.UTC(2026, 10, 28, 19, 10)))
  return example.replace(/\s/g, ' ')
}
