import type { ReactNode } from 'react'
import { useSite } from '../../../ui/context.ts'
import Head from '../Head.tsx'

export interface LayoutProps {
  title?: string
  children?: ReactNode
}

/** docent's shell is around every page: what is left of the layout is the title. */
export default function Layout({ title, children }: LayoutProps): ReactNode {
  const site = useSite()
  return (
    <>
      {title !== undefined && (
        <Head>
          <title>{`${title} ${site.titleDelimiter} ${site.title}`}</title>
        </Head>
      )}
      {children}
    </>
  )
}
