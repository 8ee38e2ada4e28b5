import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { screens } from '../domain/screens.ts'

export default [
  layout('routes/app-frame.tsx', [
    ...screens.map((screen) => {
      const file = `routes/${screen.route}.tsx`
      return screen.path === '/' ? index(file) : route(screen.path.slice(1), file)
    }),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
