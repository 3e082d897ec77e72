import { useNavigation } from '../../ui/context.ts'

export { default as Link } from './DocusaurusLink.tsx'

/** Where the reader is; search and hash are empty while the page is rendered to HTML. */
export const useLocation = (): { pathname: string; search: string; hash: string } =>
  useNavigation().location
