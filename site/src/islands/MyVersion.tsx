import { useEffect, useRef, type ReactNode } from 'react'
import { island } from 'docent'
import { watchVersion } from '../my-version/watch-version.ts'
import './MyVersion.css'

export interface MyVersionProps {
  /** The form. It stays as the HTML it is. */
  children?: ReactNode
}

/** Makes the choice of a version work, and marks what is newer in the article around it. */
function MyVersion({ children }: MyVersionProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const article = root.current?.closest('article')
    return article ? watchVersion(article) : undefined
  }, [])
  return <div ref={root}>{children}</div>
}

// At once: a link may lead to a part of the page from which the form is far away.
export default island(MyVersion, { when: 'load' })
