import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './ui/fonts.css'
import './ui/tokens.css'

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export function HydrateFallback() {
  return <p>loading</p>
}

export default function Root() {
  return <Outlet />
}
