import type { ReactNode } from 'react'

/** Elements for the head of the document; the build moves them there. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return <docent-head>{children}</docent-head>
}
