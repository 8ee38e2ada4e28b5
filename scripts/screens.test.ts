import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { screens } from '../domain/screens.ts'
import routes from '../src/routes.ts'

function pathsOf(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? base : `${base}/${entry.path}`
    return entry.children ? pathsOf(entry.children, path) : [path || '/']
  })
}

it('has a route for each screen and one for unknown paths, and no other route', () => {
  const paths = pathsOf(routes).filter((path) => path !== '/dev/ui')
  expect(paths.filter((path) => path !== '/*').sort()).toEqual(screens.map(({ path }) => path).sort())
  expect(paths).toContain('/*')
})
