import type { ReactNode } from 'react'
import { useSite } from '../../../theme/context.ts'
import Head from '../Head.tsx'

export interface LayoutProps {
  title?: string
  description?: string
  wrapperClassName?: string
  children?: ReactNode
}

/** docent's shell surrounds every page, so only the layout's title, description, and class are used. */
export default function Layout(props: LayoutProps): ReactNode {
  const { title, description, wrapperClassName, children } = props
  const site = useSite()
  return (
    <>
      {title !== undefined && (
        <Head>
          <title>{`${title} ${site.titleDelimiter} ${site.title}`}</title>
        </Head>
      )}
      {description !== undefined && (
        <Head>
          <meta name="description" content={description} />
        </Head>
      )}
      {wrapperClassName === undefined ? (
        children
      ) : (
        <div className={wrapperClassName}>{children}</div>
      )}
    </>
  )
}
