import type { ReactNode, Ref } from 'react'
import { common } from '#domain/texts'

/** Navigation and content: side by side on a desk, the navigation at the bottom on a phone. */
export function Frame({
  navigation,
  children,
  ref,
}: {
  navigation?: ReactNode
  children: ReactNode
  ref?: Ref<HTMLElement>
}) {
  return (
    <div className={navigation ? 'desk:grid desk:grid-cols-[15rem_minmax(0,1fr)] print:block' : undefined}>
      <a href="#content" className="skip-link">
        {common.skipToContent}
      </a>
      {navigation}
      <main id="content" ref={ref} tabIndex={-1} className={`min-w-0 outline-none ${navigation ? 'above-nav' : ''}`}>
        {children}
      </main>
    </div>
  )
}
