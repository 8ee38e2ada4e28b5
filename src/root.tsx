import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { common, frame, prerendered } from '#domain/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type LinksFunction } from 'react-router'
import { Frame } from './features/frame/frame.tsx'
import { NavigationPlaceholder } from './features/frame/navigation.tsx'
import { ScreenLoader } from './features/frame/screen-loader.tsx'
import { loadGate } from './features/gate/gate.tsx'
import { barColors } from './lib/bar-colors.ts'
import { beforeScripts } from './lib/before-scripts.ts'
import { createQueryClient } from './lib/first-data.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/controls.css'
import './ui/frame.css'
import { Spinner } from './ui/spinner.tsx'
import { Toaster } from './ui/toaster.tsx'
import { Trouble } from './ui/trouble.tsx'

export const links: LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: `${frame.language === 'en' ? '' : `/${frame.language}`}/manifest.webmanifest` },
]

/** For a screen without a title of its own. */
export const meta = () => [{ title: 'Firstlight' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The inline script may set the theme before hydration.
    <html lang={frame.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={barColors.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={barColors.dark}
          suppressHydrationWarning
        />
        {/* The browser has it from the page. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforeScripts(figtree) : '' }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {/* Only in the built pages: the scripts do not contain this text. */}
        <noscript>
          <p className="border-b border-hairline bg-card px-5 py-4">
            {import.meta.env.SSR && prerendered.needsScripts}
          </p>
        </noscript>
        {children}
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/**
 * The frame, while the scripts of the first screen arrive. For some screens the Worker writes the content to be seen
 * meanwhile (worker/first-content.tsx); a screen reader waits for the screen itself.
 */
export function HydrateFallback() {
  return (
    <Frame navigation={<NavigationPlaceholder />}>
      <div
        className="first-content"
        aria-hidden
        inert
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <Spinner />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <Trouble title={common.trouble.stumbled} whatToDo={common.trouble.whatToDo} onAgain={() => location.reload()} />
    </Frame>
  )
}

export default function Root() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ScreenLoader loadGate={loadGate} />
      <Outlet />
    </QueryClientProvider>
  )
}
