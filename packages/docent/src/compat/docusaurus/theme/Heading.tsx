import type { HTMLAttributes, ReactNode } from 'react'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading; the build adds its ID and its link. */
export default function Heading({ as: Level, ...props }: HeadingProps): ReactNode {
  return <Level {...props} />
}
