import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'
import { languages, type Language } from '#domain/languages'
import { followLanguage } from '#domain/texts'

/** The build asks for one page after the other. */
let language: Language = 'en'
followLanguage(() => language)

/**
 * Draws, at the build, the pages of visitors and the one that serves every path: one after the other in each language.
 * scripts/screen-pages.ts makes a file of each.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html')
  let pages = ''
  // The server of `npm run dev` takes one page.
  for (language of import.meta.env.DEV ? (['en'] as const) : languages) {
    // A stream is read once, and React Router notes in the context what it has drawn.
    const [serverHandoffStream, rest] = context.serverHandoffStream?.tee() ?? []
    const { prelude } = await prerender(
      <ServerRouter context={{ ...context, serverHandoffStream, renderMeta: {} }} url={request.url} />,
    )
    context = { ...context, serverHandoffStream: rest }
    pages += await new Response(prelude).text()
  }
  return new Response(pages, { status, headers })
}
