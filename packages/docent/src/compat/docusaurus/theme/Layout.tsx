import type { ReactNode } from 'react'

/** docent's shell is around every page. */
export default function Layout({ children }: { children?: ReactNode }): ReactNode {
  return children
}
