import type { ReactNode } from 'react'

/** Elements for the document's head. The build moves them there. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return <docent-head>{children}</docent-head>
}
