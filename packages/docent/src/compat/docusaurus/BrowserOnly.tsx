import type { ReactNode } from 'react'
import { useHydrated } from '../../theme/hooks.ts'

export interface BrowserOnlyProps {
  children?: () => ReactNode
  fallback?: ReactNode
}

/** Shows its children only in browsers. In an article, it has to be inside an island. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  return useHydrated() ? children?.() : fallback
}
