import { isExternal } from '../../shared/routes.ts'

/** Whether an address leads to a page of the site. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url)
}
