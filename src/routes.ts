import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/app-frame.tsx', [
    index('routes/home.tsx'),
    route('today', 'routes/today.tsx'),
    route('goals', 'routes/goals.tsx'),
    route('goals/new', 'routes/goal-new.tsx'),
    route('goals/:id/view', 'routes/goal-view.tsx'),
    route('goals/:id/edit', 'routes/goal-edit.tsx'),
    route('goal-wizard', 'routes/goal-wizard.tsx'),
    route('congratulations', 'routes/congratulations.tsx'),
    route('history', 'routes/history.tsx'),
    route('history/print/:period', 'routes/history-print.tsx'),
    route('weekly-highlights', 'routes/weekly-highlights.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('subscription', 'routes/subscription.tsx'),
    route('preview', 'routes/preview.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  // Every component in every state. The Worker serves it locally only.
  route('dev/ui', 'routes/dev-ui.tsx'),
] satisfies RouteConfig
