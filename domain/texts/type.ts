import type * as pages from './en.pages.ts'
import type * as shared from './en.ts'

/** What the Worker reads too. */
export type Shared = typeof shared
export type Pages = typeof pages
/** What each language has. */
export type Texts = Shared & Pages
