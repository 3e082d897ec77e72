import type { ReactNode } from 'react'
import { useHydrated } from '../../ui/hooks/useHydrated.ts'

export interface BrowserOnlyProps {
  children?: () => ReactNode
  fallback?: ReactNode
}

/** Shows its children in browsers. In an article, that takes an island around it. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  return useHydrated() ? children?.() : fallback
}
