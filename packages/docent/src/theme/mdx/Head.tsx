import { Children, isValidElement, type ReactNode } from 'react'

/**
 * Elements for the document's head. The build moves them there.
 * @example <Head><meta name="robots" content="noindex" /></Head>
 */
export function Head({ children }: { children?: ReactNode }): ReactNode {
  return <docent-head>{Children.map(children, withOneText)}</docent-head>
}

/** React renders a title only if its text is one child, and code joins expressions and text. */
function withOneText(element: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(element) || element.type !== 'title') return element
  return <title>{Children.toArray(element.props.children).join('')}</title>
}
