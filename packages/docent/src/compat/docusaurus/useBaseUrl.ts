import { isExternal } from '../../shared/routes.ts'
import { useSite } from '../../theme/context.ts'

/** An address with the base URL. */
export default function useBaseUrl(url: string): string {
  return useBaseUrlUtils().withBaseUrl(url)
}

export function useBaseUrlUtils(): { withBaseUrl(url: string): string } {
  const { baseUrl } = useSite()
  return {
    withBaseUrl(url) {
      if (url === '' || url.startsWith('#') || isExternal(url) || url.startsWith(baseUrl))
        return url
      return baseUrl + url.replace(/^\//, '')
    },
  }
}
