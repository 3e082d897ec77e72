import type { ReactNode } from 'react'

export const metadata = { title: 'Page not found' }

/** Shown for addresses that lead nowhere, unless the site has a `404.tsx` of its own. */
export default function NotFoundPage(): ReactNode {
  return (
    <>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link to it may be wrong.</p>
    </>
  )
}
